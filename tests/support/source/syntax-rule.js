/**
 * ESLint's `no-restricted-syntax`, which Oxlint does not have, for both.
 * @type {import('eslint').ESLint.Plugin}
 */
export default {
  meta: { name: 'syntax' },
  rules: {
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
