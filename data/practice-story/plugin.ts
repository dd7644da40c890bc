import type { Plugin } from 'vite';
import { STORY_FILE } from '../../src/practice/story/lay-story.ts';
import { bakeStory } from './bake.ts';

/** Writes the story of practice mode beside the built app, and answers it while developing. */
export function practiceStoryFile(): Plugin {
  const file = `data/${STORY_FILE}`;
  return {
    name: 'outpost:practice-story',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(await bakeStory()) });
    },
    configureServer(server) {
      // Once: it takes seconds. Vite starts the server anew when the story's code changes.
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
