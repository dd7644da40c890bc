import { noConstantMessage } from './messages-rule.js';

/**
 * ESLint's `no-restricted-syntax`, which Oxlint does not have, and a rule of our own, for both.
 * @type {import('eslint').ESLint.Plugin}
 */
export default {
  meta: { name: 'syntax' },
  rules: {
    'no-constant-message': noConstantMessage,
    'no-restricted-syntax': {
      meta: { schema: { type: 'array', items: { type: 'object' } } },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => {
              context.report({ node, message: String(message) });
            },
          ]),
        ),
    },
  },
};
