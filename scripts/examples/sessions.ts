import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { loadClients } from '../../lib/contract/clients';
import type { Contract } from '../../lib/contract/types';
import { createSimulator } from '../../lib/simulator';
import { listen } from '../../lib/simulator/http';
import { requestVector } from './backend';
import { run } from './process';
import { environment } from './run-examples';
import type { Fault, Fence, Outcome, ProgramLanguage } from './types';

/** A page whose commands are typed into a terminal one after the other, and what has to come out. */
interface Session {
  readonly page: string;
  readonly expected: readonly (string | RegExp)[];
}

/** How each receiver of /callbacks is started; Kotlin's is compiled with the other fences. */
const RECEIVERS: readonly (readonly [ProgramLanguage, string, ...string[]])[] = [
  ['javascript', process.execPath, 'callbacks.mjs'],
  ['python', 'python3', 'callbacks.py'],
  ['php', 'php', '-S', '127.0.0.1:8080', 'callbacks.php'],
  ['java', 'java', 'Callbacks.java'],
];

/** The port that the receivers name in their code. */
const RECEIVER_PORT = 8080;

/**
 * Types the commands of the introduction, of the worked example and of the callback tests into bash, as a reader would:
 * programs are saved under their titles, the sandbox is a simulator, the receivers of the page answer the callbacks.
 */
export async function runSessions(
  contract: Contract,
  fences: readonly Fence[],
  { folder, present }: { folder: string; present: readonly ProgramLanguage[] },
): Promise<Outcome & { readonly skipped: readonly string[] }> {
  const { bodySha256, stringBytes, signature } = requestVector(contract);
  const simulator = await listen(createSimulator({ contract }), 0, '127.0.0.1');
  const env = environment(contract, `http://127.0.0.1:${simulator.port}`);
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
    for (const [language, command, ...args] of RECEIVERS) {
      if (!present.includes(language)) continue;
      if (await answers(RECEIVER_PORT)) {
        skipped.push(`receiver in ${language}: port ${RECEIVER_PORT} is taken`);
        continue;
      }
      typed += 1;
      const name = `callbacks_${language}`;
      save(path.join(folder, name), fences, 'content/callbacks.mdx');
      const receiver = spawn(command, args, {
        cwd: path.join(folder, name),
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
      const page = 'content/callbacks.mdx';
      const expected = [/^genuine\n200\n200\n200\n401\n401\n$/];
      if (await untilAnswers(receiver)) faults.push(...(await type({ page, expected }, name)));
      else
        faults.push({
          source: page,
          line: 1,
          message: `the receiver in ${language} does not start`,
        });
      receiver.kill();
      await new Promise((resolve) =>
        receiver.exitCode === null ? receiver.once('exit', resolve) : resolve(0),
      );
    }
  } finally {
    await simulator.close();
  }
  return { passed: typed - faults.length, faults, skipped };
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

/** Whether somebody listens on a port of this machine. */
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
