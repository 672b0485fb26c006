import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProgramLanguage } from '../../lib/base/code/languages';
import { type Finished, run } from './process';

/** Commands that have to work for a language. */
const PROBES: Readonly<Record<ProgramLanguage, readonly (readonly [string, ...string[]])[]>> = {
  bash: [
    ['bash', '--version'],
    ['curl', '--version'],
    ['openssl', 'version'],
  ],
  javascript: [[process.execPath, '--version']],
  python: [['python3', '--version']],
  php: [['php', '--version']],
  java: [
    ['javac', '-version'],
    ['java', '-version'],
  ],
  kotlin: [['java', '-version']],
};

/** Languages that can be run here, and those that cannot, each with the reason. */
export async function findToolchains(): Promise<{
  readonly present: readonly ProgramLanguage[];
  readonly missing: ReadonlyMap<ProgramLanguage, string>;
}> {
  const missing = new Map<ProgramLanguage, string>();
  const languages = Object.keys(PROBES).filter((name): name is ProgramLanguage => name in PROBES);
  await Promise.all(
    languages.map(async (language) => {
      for (const [command, ...args] of PROBES[language]) {
        if ((await run(command, args)).code !== 0) missing.set(language, `${command} is missing`);
      }
      if (language === 'kotlin' && !missing.has(language)) {
        const { code, said } = await probeKotlin();
        if (code === 127) missing.set(language, 'kotlinc is missing');
        else if (code !== 0) missing.set(language, `kotlinc does not work: ${said.slice(-200)}`);
      }
    }),
  );
  return { present: languages.filter((language) => !missing.has(language)), missing };
}

/** An old compiler may start and still not read the classes of a newer Java: one line shows it. */
async function probeKotlin(): Promise<Finished> {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'kotlin-probe-'));
  try {
    writeFileSync(
      path.join(cwd, 'Probe.kt'),
      'fun main() = println(java.net.http.HttpClient.newHttpClient())\n',
    );
    return await run('kotlinc', ['-d', 'probe.jar', 'Probe.kt'], { cwd });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
