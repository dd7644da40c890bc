/** What `src/build/messages.ts` makes of the files of messages. */
declare module '*.json?first' {
  export const messages: import('./generated.ts').FirstMessages;
}
declare module '*.json?screens' {
  export const messages: import('./generated.ts').ScreenMessages;
}
