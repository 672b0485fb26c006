import { readArguments } from './cli/arguments.mjs';
import { report } from './cli/report';
import { requireContent, runCommand } from './cli/run-command';
import { nowRuns } from './cli/running';
import { LastBuild, removeCaches } from './export/build/last-build';
import { replaceOut } from './export/build/whole-out';

const HELP = `Usage: npm run build [-- --clean]
Builds the site in content/ into out/. CONTENT_DIR, SITE_URL, BASE_PATH, PACKED and SW are in README.md.
Does nothing when nothing has changed since the last build. --clean forgets all that was kept from earlier builds.`;

/** `npm run build`: content, framework, finishing; `out/` is ready to push. */
async function main(isClean: boolean): Promise<void> {
  requireContent();
  const started = Date.now();
  const stage = (name: string) =>
    console.log(`[${((Date.now() - started) / 1000).toFixed(1)} s] ${name}`);
  // The pipeline compiles for the mode it sees; the framework's workers must find the same pages in the cache.
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const last = new LastBuild('out');
  if (isClean) removeCaches();
  if (last.isCurrent()) {
    stage('nothing has changed since the last build; out/ is kept');
    return;
  }
  last.forget();
  nowRuns('build');
  const [{ prepare }, { forgetPages }, { exportPages }, { finish }] = await Promise.all([
    import('./prepare'),
    import('./content/read-pages'),
    import('./export/build/framework'),
    import('./finish'),
  ]);

  stage('reading content');
  const { problems, notes, index } = await prepare();
  for (const note of notes) console.warn(`NOTE: ${note}`);
  if (!report(problems, { brief: true })) process.exit(1);
  last.prepared();
  forgetPages();

  stage(`building ${index.pages.length} pages`);
  const { files, bytes } = await replaceOut('out', '.next/out', {
    make: () => exportPages('out', index),
    finish: (folder) => {
      stage('finishing out/');
      return finish(folder, index);
    },
  });
  last.remember();
  if (process.env.BASE_PATH) {
    // vercel/next.js #73427: the payload of the root page is asked for next to its folder.
    console.log(
      'NOTE: with BASE_PATH set, a link to the home page loads it fully; every other page is replaced in place.',
    );
  }
  stage(
    `done: ${files} files, ${(bytes / 1e6).toFixed(1)} MB in out/ before compression (see _report.json)`,
  );
}

const { values } = readArguments(HELP, { options: { clean: { type: 'boolean' } } });
await runCommand(() => main(values.clean === true));
