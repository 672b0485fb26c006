import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type DataFile, filesOf } from '../../base/source/data-file';
import { dataDir, displayPath } from '../../base/source/files';
import { keptValue } from '../../base/source/kept';
import {
  ContentError,
  guarded,
  type Problem,
  problemsOf,
  withoutParts,
} from '../../base/source/problems';
import { isThere, stampOf } from '../../base/source/read-text';
import { treeHash } from '../../base/source/tree-hash';
import { type Fill, readYaml } from '../../base/source/yaml';
import { CONTRACT_FILES } from './files';
import { fillLimits } from './limits';
import { operationsOf } from './openapi/operations';
import type { ServiceTexts } from './schemas/service-texts';
import { fillTexts } from './service-texts';
import type { BankList, Contract, Limits, Operation, ServiceMethod } from './types';

/** By folder: the preview reads the content folder and the copy of its last sound data in turn. */
const memo = new Map<string, Reading & { readonly stamp: string }>();

interface Reading {
  readonly contract: Contract;
  readonly problems: readonly Problem[];
}

/**
 * The facts of the gateway from the content folder. Read once; read again when a file changed,
 * so that `next dev` shows an edit. Every part is optional: another content folder has none of them.
 * @param root the folder that holds `_contract`, `_services` and `_reference`
 * @throws ContentError with the faults of all files together.
 */
export function loadContract(root: string = dataDir()): Contract {
  const stamp = stampOfData(root);
  const known = memo.get(root);
  if (known?.stamp === stamp && known.problems.length === 0) return known.contract;
  const contract = keptValue(
    'docs-contract',
    () => contractKey(root),
    () => {
      const reading = readContract(root);
      memo.set(root, { ...reading, stamp });
      if (reading.problems.length > 0) throw new ContentError(reading.problems);
      return reading.contract;
    },
  );
  memo.set(root, { stamp, contract, problems: [] });
  return contract;
}

/** The contract without the files that cannot be read: see `withoutParts`. Their faults are those of `loadContract`. */
export function readableContract(root: string): Contract {
  const known = memo.get(root);
  return known?.stamp === stampOfData(root) ? known.contract : readContract(root).contract;
}

const stampOfData = (root: string): string => dataFiles(root).map(stampOf).join('\n');

/** Code that decides what is made of the data files. */
const CODE = ['lib/base', 'lib/gateway', 'package-lock.json'];
/** Which packages are installed, as npm has written it down. */
const INSTALLED = 'node_modules/.package-lock.json';
let code: string | undefined;

/** A hash of all that decides what the contract is: the data files with their names, code, packages, and Node. */
export function contractKey(root: string): string {
  code ??= treeHash(
    [...CODE, ...(isThere(INSTALLED) ? [INSTALLED] : [])],
    JSON.stringify(process.versions),
  );
  const hash = createHash('sha256').update(code);
  for (const file of dataFiles(root)) {
    const text = bytesOf(file);
    hash.update(`${path.relative(root, file)}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, 40);
}

/** What cannot be read makes `readContract` fail, and nothing of that is kept. */
function bytesOf(file: string): Buffer {
  try {
    if (statSync(file).isFile()) return readFileSync(file);
  } catch {
    // `readText` says it, in words for the author.
  }
  return Buffer.alloc(0);
}

function readContract(root: string): Reading {
  const problems: Problem[] = [];
  const unread = new Set<DataFile>();
  let limits: Limits | undefined;
  let texts: ServiceTexts | undefined;
  const fill: Fill = (text) => {
    const shared = fillTexts(texts, text);
    const { value, unknown } = fillLimits(limits, shared.value);
    // What is to be printed is in a file that cannot be read, and so this one cannot be read either.
    if (
      (unknown.length > 0 && unread.has(CONTRACT_FILES.limits)) ||
      (shared.unknown.length > 0 && unread.has(CONTRACT_FILES.texts))
    )
      throw new ContentError([]);
    const faults = [
      ...shared.unknown.map(
        (name) => `no shared text is "${name}" — correct the name, or add it to service_texts.yaml`,
      ),
      ...unknown.map(
        (name) => `no limit has the value "${name}" — correct the name, or add it to the limits`,
      ),
    ];
    return { value, faults };
  };
  const attempt = <T>(file: string, form: DataFile<T>): T | undefined => {
    if (!isThere(file)) return undefined;
    try {
      return readYaml(file, form.schema, fill);
    } catch (error) {
      unread.add(form);
      problems.push(...problemsOf(error, displayPath(file)));
      return undefined;
    }
  };
  const read = <T>(data: DataFile<T>) => attempt(path.join(root, data.files), data);

  // First, because the other files print limits and shared texts.
  limits = read(CONTRACT_FILES.limits);
  texts = read(CONTRACT_FILES.texts);
  const openapi = read(CONTRACT_FILES.openapi);
  let operations: readonly Operation[] = [];
  const misshapen = guarded(displayPath(path.join(root, CONTRACT_FILES.openapi.files)), () => {
    operations = operationsOf(openapi);
    return [];
  });
  if (misshapen.length > 0) unread.add(CONTRACT_FILES.openapi);
  problems.push(...misshapen);
  const contract: Contract = {
    openapi,
    operations,
    errors: read(CONTRACT_FILES.errors),
    failures: read(CONTRACT_FILES.failures),
    states: read(CONTRACT_FILES.states),
    lifecycle: read(CONTRACT_FILES.lifecycle),
    limits,
    permissions: read(CONTRACT_FILES.permissions),
    signing: read(CONTRACT_FILES.signing),
    environments: read(CONTRACT_FILES.environments),
    callbacks: read(CONTRACT_FILES.callbacks),
    reports: read(CONTRACT_FILES.reports),
    sandbox: read(CONTRACT_FILES.sandbox),
    versions: read(CONTRACT_FILES.versions),
    tariffs: read(CONTRACT_FILES.tariffs),
    services: filesOf(CONTRACT_FILES.services, root).flatMap((file): ServiceMethod[] => {
      const method = attempt(file, CONTRACT_FILES.services);
      return method ? [{ ...method, id: path.basename(file, '.yaml') }] : [];
    }),
    currencyOverlay: read(CONTRACT_FILES.currencyOverlay),
    testCards: read(CONTRACT_FILES.testCards),
    countryOverlay: read(CONTRACT_FILES.countryOverlay),
    languageOverlay: read(CONTRACT_FILES.languageOverlay),
    cryptoCodes: read(CONTRACT_FILES.cryptoCodes),
    banks: filesOf(CONTRACT_FILES.banks, root).flatMap((file): BankList[] => {
      const list = attempt(file, CONTRACT_FILES.banks);
      return list ? [list] : [];
    }),
  };
  const parts = Object.entries<DataFile>(CONTRACT_FILES)
    .filter(([, form]) => unread.has(form))
    .flatMap(([part]) => (part === 'openapi' ? [part, 'operations'] : part));
  return { contract: withoutParts(contract, parts), problems };
}

const dataFiles = (root: string): string[] =>
  Object.values(CONTRACT_FILES).flatMap((data) => filesOf(data, root));
