import { z } from '../../../src/contract/zod.ts';
import { ENGINE_PATIENCE, type EngineTab } from './engine.ts';

/** As much of the W3C's WebDriver as the tests need, over `fetch`. */

const Answer = z.object({ value: z.unknown() });
const Session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const NewWindow = z.object({ handle: z.string() });

/** What the protocol calls the Enter key. */
const ENTER = '\uE007';

export interface WebDriverSession {
  readonly version: string;
  newTab(): Promise<EngineTab>;
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const send: Send = async (method, path, body) => {
    const init = { method, signal: AbortSignal.timeout(ENGINE_PATIENCE) };
    const response = await fetch(
      `${driver}${path}`,
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    );
    const { value } = Answer.parse(await response.json());
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const started = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = Session.parse(started);
  const inSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  await inSession('POST', '/timeouts', { script: ENGINE_PATIENCE, pageLoad: ENGINE_PATIENCE });
  return {
    version: `${given.browserName}/${given.browserVersion}`,
    newTab: async () => {
      const { handle } = NewWindow.parse(await inSession('POST', '/window/new', { type: 'window' }));
      return tab(inSession, handle);
    },
  };
}

function tab(session: Send, handle: string): EngineTab {
  const send: Send = async (method, path, body) => {
    await session('POST', '/window', { handle });
    return session(method, path, body);
  };
  const act = (actions: object) => send('POST', '/actions', { actions: [actions] });
  const type = async (text: string) => {
    const keys = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act({ type: 'key', id: 'keyboard', actions: keys });
  };
  return {
    goTo: (url) => send('POST', '/url', { url }).then(() => undefined),
    reload: () => send('POST', '/refresh', {}).then(() => undefined),
    run: async (body, ...args) => {
      const read = Outcome.parse(await send('POST', '/execute/async', { script: asynchronous(body), args }));
      if ('error' in read) throw new Error(read.error);
      return read.value;
    },
    clickAt: async (x, y) => {
      const button = (kind: string) => ({ type: kind, button: 0 });
      const move = { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) };
      const actions = [move, button('pointerDown'), button('pointerUp')];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    type,
    pressEnter: () => type(ENTER),
    show: () => session('POST', '/window', { handle }).then(() => undefined),
  };
}

const Outcome = z.union([z.object({ error: z.string() }), z.object({ value: z.unknown() })]);

/** The protocol gives an asynchronous script a function to call at its end. */
function asynchronous(body: string): string {
  return `const end = arguments[arguments.length - 1];
    (async (...args) => { ${body} })(...[...arguments].slice(0, -1)).then(
      (value) => end({ value: value === undefined ? null : value }),
      (error) => end({ error: String(error) }),
    );`;
}
