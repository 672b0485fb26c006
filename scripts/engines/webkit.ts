import { freePort } from '../testing/free-port';
import type { Engine } from './engine';
import { startProgram } from './processes';

const PATIENCE_MS = 60_000;
const DISPLAY = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];

/** Start a WebKitGTK in a window of a display without a screen, over classic WebDriver. */
export async function startWebKit(command: string): Promise<Engine> {
  const display = startProgram('Xvfb', () => DISPLAY);
  const programs = [display];
  const stop = async () => {
    for (const program of programs.reverse()) await program.stop();
  };
  try {
    const number = await display.said(/^(\d+)\n/);
    const port = await freePort('127.0.0.1');
    // Software only: this display has no graphics card.
    const env = { DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
    programs.push(startProgram(command, () => [`--port=${port}`], env));
    return await startSession(`http://127.0.0.1:${port}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startSession(base: string, stop: () => Promise<void>): Promise<Engine> {
  await untilReady(base);
  const { sessionId, capabilities } = await send(`${base}/session`, { capabilities: {} });
  const session = `${base}/session/${sessionId}`;
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      (async () => JSON.stringify(await ${expression}))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const { value, error } = await send(`${session}/execute/async`, { script, args: [] });
    if (error !== undefined) throw new Error(error);
    return value === undefined || value === null ? undefined : JSON.parse(value);
  };
  const setWindow = (width: number, height: number) =>
    send(`${session}/window/rect`, { width, height });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => send(`${session}/url`, { url }),
    evaluate,
    perform: (actions) => send(`${session}/actions`, { actions }),
    resize: async (width, height) => {
      // The frame of the window takes a part that only a first size shows.
      await setWindow(width, height);
      const [w, h] = (await evaluate('[innerWidth, innerHeight]')) as [number, number]; // the line above
      await setWindow(2 * width - w, 2 * height - h);
    },
    print: async () => undefined,
    errors: undefined,
    close: stop,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own form
async function send(address: string, body: object): Promise<any> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown }; // the protocol
  if (!answer.ok) throw new Error(`${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Wait until the driver, which prints nothing, accepts requests. */
async function untilReady(base: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error('the driver of WebKit did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
