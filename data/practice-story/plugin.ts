import type { Plugin } from 'vite';
import { STORY_FILE } from '../../src/practice/story/lay-story.ts';
import { bakeStory } from './bake.ts';

/** Writes the story of practice mode next to the built app. The development server serves it. */
export function practiceStoryFile(): Plugin {
  const file = `data/${STORY_FILE}`;
  return {
    name: 'outpost:practice-story',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(await bakeStory()) });
    },
    configureServer(server) {
      // Made only once, because it takes seconds. Vite restarts the server when the story's code changes.
      let baked: ReturnType<typeof bakeStory> | undefined;
      server.middlewares.use(`/${file}`, (_request, response, next) => {
        (baked ??= bakeStory()).then(
          (story) => response.setHeader('content-type', 'application/json').end(JSON.stringify(story)),
          next,
        );
      });
    },
  };
}
