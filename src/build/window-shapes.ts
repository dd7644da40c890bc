import type { Plugin } from 'postcss';
import { SHAPES } from '../ui/layout/shapes.ts';

const NAME = /\(--(\w+)\)/g;

/** Puts the condition of a window's shape in place of its name: `@media (--wide)`. An unknown name fails the build. */
export function windowShapes(): Plugin {
  return {
    postcssPlugin: 'window shapes',
    AtRule: {
      media: (rule) => {
        if (!rule.params.includes('(--')) return;
        rule.params = rule.params.replace(NAME, (name, shape: string) => {
          const condition = Object.entries(SHAPES).find(([known]) => known === shape)?.[1];
          if (condition === undefined) throw rule.error(`${name} is no shape of a window`);
          return condition;
        });
      },
    },
  };
}
