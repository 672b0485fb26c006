import { spawn } from 'node:child_process';
import { DeployError, EXIT } from './exit-codes';

/** A CDN takes `/*` as one path, and a command line has a length. */
const MOST_PATHS = 30;

/** The command with `{paths}` replaced by quoted paths, or by everything below the base when there are many. */
export function commandOf(template: string, paths: readonly string[], base: string): string {
  const listed = paths.length > MOST_PATHS ? [`${base}/*`] : paths.map(encodeURI);
  const quoted = listed.map((path) => `'${path.replaceAll("'", "'\\''")}'`).join(' ');
  return template.replaceAll('{paths}', () => quoted);
}

/**
 * Run the operator's command, with all changed paths on its standard input, one a line; its output goes to standard
 * error, because standard output belongs to the report.
 * @throws DeployError `invalidation` when it fails.
 */
export async function invalidate(
  template: string,
  paths: readonly string[],
  base: string,
): Promise<void> {
  if (paths.length === 0) return;
  const child = spawn(commandOf(template, paths, base), {
    shell: true,
    stdio: ['pipe', process.stderr, process.stderr],
  });
  // A command that does not read its input closes it.
  child.stdin.on('error', () => {});
  child.stdin.end(`${paths.join('\n')}\n`);
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (status, signal) => resolve(status ?? signal ?? 'nothing'));
  });
  if (code !== 0) {
    throw new DeployError(
      EXIT.invalidation,
      `the site is published, but the invalidation command ended with ${code}; the next run repeats it`,
    );
  }
}
