// Imports every program of the folder, one after the other; writes FILE.ok or FILE.err.
// node run.mjs FILE…
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(file).href);
    writeFileSync(`${file}.ok`, '');
  } catch (error) {
    writeFileSync(`${file}.err`, String(error));
  }
}
