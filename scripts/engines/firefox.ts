import { WebSocket } from 'ws';
import type { Engine } from './engine';
import { startProgram } from './processes';

/** Start a Firefox without a window, over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(command: string): Promise<Engine> {
  const program = startProgram(command, (folder) => [
    '--headless',
    '--no-remote',
    '--profile',
    folder,
    '--remote-debugging-port',
    '0',
  ]);
  try {
    const address = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
    const errors: string[] = [];
    const send = await connect(`${address}/session`, ({ level, text }) => {
      if (level === 'error') errors.push(text);
    });
    const { capabilities } = await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send('browsingContext.getTree', {});
    const [{ context }] = contexts;
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      goto: async (url) => {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await send('script.evaluate', {
          expression: `(async () => JSON.stringify(await ${expression}))()`,
          target: { context },
          awaitPromise: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value === undefined ? undefined : JSON.parse(result.value);
      },
      perform: async (actions) => {
        await send('input.performActions', { context, actions });
      },
      resize: async (width, height) => {
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      print: async () => {
        const { data } = await send('browsingContext.print', { context });
        return Buffer.from(data, 'base64');
      },
      errors,
      close: program.stop,
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** A connection that sends a command and waits for its result; `onLog` gets the lines of the console. */
async function connect(address: string, onLog: (line: LogLine) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer; // the protocol: a result, an error, or an event without an id
    if (answer.type === 'event' && answer.method === 'log.entryAdded') onLog(answer.params);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return async (method: string, params: object) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
}

interface LogLine {
  readonly level: string;
  readonly text: string;
}

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly method?: string;
  readonly params: LogLine;
  // biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own form
  readonly result: any;
}
