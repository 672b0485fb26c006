import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { ProgramLanguage } from '../../lib/base/code/languages';
import { loadClients } from '../../lib/gateway/contract/examples/clients';
import type { Contract } from '../../lib/gateway/contract/types';
import { signText } from '../../lib/gateway/signing';
import { createSimulator } from '../../lib/gateway/simulator';
import { listen } from '../../lib/gateway/simulator/wire/http';
import { requestVector } from './backend';
import { type FaultServer, serveFaults } from './fault-server';
import { callbackSignature } from './order-deliveries';
import { run } from './process';
import { environment } from './run-examples';
import type { Fault, Fence, Outcome } from './types';

/** A page whose commands are typed into a terminal one after the other, and what has to come out. */
interface Session {
  readonly page: string;
  readonly expected: readonly (string | RegExp)[];
}

/** A program of a page that waits for requests, and what is sent to it. */
interface Receiver {
  readonly page: string;
  readonly language: ProgramLanguage;
  /** Command, arguments, and the file of the page at the end. */
  readonly start: readonly string[];
  readonly ask: (folder: string) => Promise<Fault[]>;
}

/** The port that the receivers name in their code. */
const RECEIVER_PORT = 8080;

/**
 * Types the commands of the introduction, of the worked example and of the callback tests into bash, as a reader would.
 * Programs are saved under their titles, a simulator is the sandbox, and the receivers of the pages are started and
 * called.
 */
export async function runSessions(
  contract: Contract,
  fences: readonly Fence[],
  { folder, present }: { folder: string; present: readonly ProgramLanguage[] },
): Promise<Outcome & { readonly skipped: readonly string[] }> {
  const { bodySha256, stringBytes, signature } = requestVector(contract);
  const simulator = await listen(createSimulator({ contract }), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${simulator.port}`;
  const broken = await serveFaults(contract, url);
  const env = { ...environment(contract, url), BINANCE_NOTIFY_URL: `${broken.url}${NOTIFY_PATH}` };
  const type = (session: Session, name: string) =>
    typeInto(path.join(folder, name), fences, session, env);
  const faults: Fault[] = [];
  const skipped: string[] = [];
  let typed = 2;
  try {
    faults.push(
      ...(await type(
        { page: 'content/index.mdx', expected: [/quickstart-1.*quickstart-1/s] },
        'index',
      )),
      ...(await type(
        {
          page: 'content/request_format.mdx',
          expected: [bodySha256, String(stringBytes), signature],
        },
        'request_format',
      )),
    );
    for (const { language, page, start, ask } of receivers(type, env, broken)) {
      if (!present.includes(language)) continue;
      const [program = ''] = start.slice(-1);
      if (await answers(RECEIVER_PORT)) {
        skipped.push(`${program}: port ${RECEIVER_PORT} is taken`);
        continue;
      }
      typed += 1;
      const name = `receiver_${program}`;
      save(path.join(folder, name), fences, page);
      const [command = '', ...args] = start;
      const receiver = spawn(command, args, {
        cwd: path.join(folder, name),
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
      if (await untilAnswers(receiver)) faults.push(...(await ask(name)));
      else faults.push({ source: page, line: 1, message: `${program} does not start` });
      receiver.kill();
      await new Promise((resolve) =>
        receiver.exitCode === null ? receiver.once('exit', resolve) : resolve(0),
      );
    }
  } finally {
    await broken.close();
    await simulator.close();
  }
  return { passed: typed - faults.length, faults, skipped };
}

/** Every program that listens; Kotlin's is compiled and called with the other fences. */
function receivers(
  type: (session: Session, name: string) => Promise<Fault[]>,
  env: Record<string, string>,
  broken: FaultServer,
): Receiver[] {
  const server = ['-S', `127.0.0.1:${RECEIVER_PORT}`];
  const programs = (name: string, java: string): [ProgramLanguage, string[]][] => [
    ['javascript', [process.execPath, `${name.replace('_', '-')}.mjs`]],
    ['python', ['python3', `${name}.py`]],
    ['php', ['php', ...server, `${name}.php`]],
    ['java', ['java', `${java}.java`]],
  ];
  const expected = [/^genuine\n200\n200\n200\n401\n401\n$/];
  return [
    ...programs('callbacks', 'Callbacks').map(([language, start]): Receiver => {
      const page = 'content/callbacks.mdx';
      return {
        page,
        language,
        start,
        ask: async (name) => [
          ...(await type({ page, expected }, name)),
          ...(await askTampered(page, env)),
        ],
      };
    }),
    ...programs('callback_get', 'CallbackGet').map(([language, start]): Receiver => {
      const page = 'content/callbacks_get.mdx';
      return { page, language, start, ask: () => askByGet(page, env) };
    }),
    {
      page: RELAY_PAGE,
      language: 'javascript',
      start: [process.execPath, 'relay.mjs'],
      ask: () => askRelay(broken),
    },
  ];
}

const RECEIVER_URL = `http://127.0.0.1:${RECEIVER_PORT}/`;

/** Sends a callback as it was signed, and with another amount: the second has to be refused. */
async function askTampered(page: string, env: Record<string, string>): Promise<Fault[]> {
  const body =
    '{"type":"test.ping","timestamp":"2026-01-15T12:00:05Z","data":{"paid_amount":"1.00"}}';
  const now = Math.floor(Date.now() / 1000);
  const signature = callbackSignature(
    `evt_tampered.${now}.${body}`,
    env.GATEWAY_CALLBACK_SECRET ?? '',
  );
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'evt_tampered',
    'webhook-timestamp': String(now),
    'webhook-signature': signature,
  };
  const send = async (sent: string) =>
    (await fetch(RECEIVER_URL, { method: 'POST', headers, body: sent })).status;
  const got = [await send(body), await send(body.replace('1.00', '9.00'))].join();
  if (got === '200,401') return [];
  return [
    {
      source: page,
      line: 1,
      message: `returns ${got} to a callback and the altered one, not 200,401`,
    },
  ];
}

/** Sends a genuine GET callback, with a parameter of the merchant's own, and one that was changed on its way. */
async function askByGet(page: string, env: Record<string, string>): Promise<Fault[]> {
  const pairs: [string, string][] = [
    ['event_id', 'evt_01KF0G7A2B3C4D5E6F7G8H9J0K'],
    ['timestamp', String(Math.floor(Date.now() / 1000))],
    ['transaction_id', 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ'],
    ['status', 'success'],
    ['amount', '149.90'],
  ];
  const signature = await signText('callbackGet', pairs, env.GATEWAY_CALLBACK_SECRET ?? '');
  const query = new URLSearchParams([['shop', '7'], ...pairs, ['signature', signature]]).toString();
  const asked = [query, query.replace('149.90', '149.91')];
  const got = await Promise.all(
    asked.map(async (search) => (await fetch(`${RECEIVER_URL}?${search}`)).status),
  );
  if (got.join() === '200,401') return [];
  return [{ source: page, line: 1, message: `returns ${got.join()}, not 200,401` }];
}

const RELAY_PAGE = 'content/api/binance_pay_notify.mdx';
const NOTIFY_PATH = '/v1/binance_pay/notify/7Kq2mV9xTbR4';

/**
 * An unsigned message comes back with the refusal of the gateway behind the relay; when the gateway's response is lost,
 * the partner gets a 502 and sends again.
 */
async function askRelay(faults: FaultServer): Promise<Fault[]> {
  const headers = { 'content-type': 'application/json' };
  const send = async () =>
    (await fetch(RECEIVER_URL, { method: 'POST', headers, body: '{}' })).status;
  const got = [await send()];
  for (const fault of [2008, 3103, 'lost'] as const) {
    faults.set({ call: `POST ${NOTIFY_PATH}`, fault });
    got.push(await send());
  }
  if (got.join() === '401,422,409,502') return [];
  return [
    {
      source: RELAY_PAGE,
      line: 1,
      message: `the relay returns ${got.join()}, not 401,422,409,502`,
    },
  ];
}

/** A title that is a file name: the reader saves the fence under it. */
const isFile = ({ title = '' }: Fence): boolean => /^[\w-]+\.(?:sh|mjs|py|php|java)$/.test(title);

function save(folder: string, fences: readonly Fence[], page: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of loadClients()) writeFileSync(path.join(folder, file), code);
  for (const fence of fences.filter((item) => item.source === page && isFile(item))) {
    writeFileSync(path.join(folder, fence.title ?? ''), fence.code);
  }
}

/** Runs all commands of a page in one bash; a wrong end or an output without what is expected is a fault. */
async function typeInto(
  folder: string,
  fences: readonly Fence[],
  { page, expected }: Session,
  env: Record<string, string>,
): Promise<Fault[]> {
  save(folder, fences, page);
  const commands = fences.filter(
    (fence) => fence.source === page && fence.language === 'bash' && !isFile(fence),
  );
  const input = ['set -euo pipefail', ...commands.map(({ code }) => code)].join('\n');
  const { code, said } = await run('bash', ['-s'], { cwd: folder, env, input });
  const isMissing = (part: string | RegExp) =>
    typeof part === 'string' ? !said.includes(part) : !part.test(said);
  const lacks = expected.filter(isMissing);
  if (code === 0 && lacks.length === 0) return [];
  const line = commands[0]?.line ?? 1;
  const message = `the commands of the page end with ${code}, lack ${lacks.join(', ') || 'nothing'}: ${said.trim().slice(-300)}`;
  return [{ source: page, line, message }];
}

/** Whether a program listens on a port of this machine. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });

/** Waits until the receiver listens; `false` once it has ended instead. */
async function untilAnswers(receiver: ChildProcess): Promise<boolean> {
  let hasEnded = false;
  receiver.once('exit', () => {
    hasEnded = true;
  });
  while (!hasEnded) {
    if (await answers(RECEIVER_PORT)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
