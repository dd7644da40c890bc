import { emptyServer, type ServerDatabase } from './server/database.ts';
import { Deck, type CardName } from './server/deck.ts';

/** One scene of a demonstration. */
interface Scene {
  /** The card of the fault deck that is chosen when it begins. */
  card: CardName;
  /** The address at which it begins. */
  at: string;
}

/** Scenes in the order in which they are shown, by the name that links use: `#/?practice&scene=answer-lost`. */
export const SCENES = {
  offline: { card: 'server-down', at: '#/' },
  'answer-lost': { card: 'answer-lost', at: '#/' },
  killed: { card: 'slow', at: '#/' },
  rules: { card: 'works', at: '#/api/createUser?sex=F&country=UK&occupation=2220' },
  curl: { card: 'works', at: '#/api/createUser?sex=F&country=GB&occupation=2221' },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]; // The keys of a literal are its type's keys.

export function sceneNamed(name: unknown): SceneName | undefined {
  return SCENE_NAMES.find((scene) => scene === name);
}

/** The link to a scene. */
export function sceneLink(name: SceneName): string {
  return `#/?practice&scene=${name}`;
}

const KEY = 'scene';

/** The scene that is being shown. It is stored in the server's database, because in one scene the browser is killed. */
export async function sceneShown({ notes }: ServerDatabase): Promise<SceneName | undefined> {
  return sceneNamed((await notes.get(KEY))?.value);
}

export async function endScene({ notes }: ServerDatabase): Promise<void> {
  await notes.delete(KEY);
}

/**
 * Empties the practice server, so that the next start tells the story.
 * @param scene the scene to show then; its card is chosen before anything is sent
 */
export async function beginAnew(db: ServerDatabase, scene?: SceneName): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    await emptyServer(db);
    if (!scene) return;
    await db.notes.put({ key: KEY, value: scene });
    await new Deck(db).choose(SCENES[scene].card);
  });
}
