import { writeFileSync } from 'node:fs';
import { readArguments } from './cli/arguments.mjs';
import { billOfMaterials } from './cli/bom';
import { runCommand } from './cli/run-command';

const HELP = `Usage: npm run sbom -- [--to sbom.cdx.json]
Writes the bill of materials of all packages: name, version, license, hash, and what needs what, as CycloneDX 1.5.
The same package-lock.json gives the same bytes.`;

const { values } = readArguments(HELP, {
  options: { to: { type: 'string', default: 'sbom.cdx.json' } },
});

await runCommand(() => {
  const text = billOfMaterials();
  writeFileSync(values.to, text);
  console.log(`${JSON.parse(text).components.length} packages in ${values.to}`);
});
