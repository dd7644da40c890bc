/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    // @testing-library ships a legacy component, so runes are for our own files only.
    runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true),
  },
};
