import { spawnSync } from 'node:child_process';
import { CommandError } from './run-command';

/**
 * The bill of materials that npm makes of the lockfile, as CycloneDX 1.5, without what differs between two runs: serial
 * number, time, version of npm, and name of the folder.
 * @throws CommandError when npm cannot make it
 */
export function billOfMaterials(): string {
  const cli = process.env.npm_execpath;
  const [command, first] = cli && /\.[cm]?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []];
  const args = [...first, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError(`npm cannot write the bill of materials: ${stderr}`);
  return `${JSON.stringify(withoutRun(JSON.parse(stdout)), null, 2)}\n`;
}

/** What npm writes, as far as it is changed here. */
interface Bom {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools?: unknown;
    readonly component: { readonly name: string; readonly 'bom-ref': string };
  };
  readonly components: readonly { readonly 'bom-ref': string }[];
}

/** The same document for the same lockfile. */
function withoutRun({ serialNumber: _, metadata, ...rest }: Bom): Bom {
  const { timestamp: _time, tools: _npm, component, ...own } = metadata;
  // npm takes the name of the folder; the reference has the name of the package.
  const name = component['bom-ref'].replace(/(?!^)@.*$/, '');
  return { ...rest, metadata: { ...own, component: { ...component, name } } };
}
