/** The package says only for its main file which types it has. */
declare module '@messageformat/core/compile-module.js' {
  export { default, type StringStructure } from '@messageformat/core/lib/compile-module';
}
