import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { DataFile } from '../base/source/data-file';
import { displayPath } from '../base/source/files';
import { keptValue } from '../base/source/kept';
import { ContentError, guarded, type Problem, problemsOf } from '../base/source/problems';
import type { Extension, Subject } from '../docs/content/extension';
import type { Definition } from '../docs/markdown/definition';
import { namesIn } from '../docs/prose/vocabulary';
import { checkContract } from '../gateway/contract/check';
import { locate } from '../gateway/contract/checks/locate';
import { contractFiles, toJson } from '../gateway/contract/downloads';
import { loadClients } from '../gateway/contract/examples/clients';
import { CONTRACT_FILES } from '../gateway/contract/files';
import { contractKey, loadContract, readableContract } from '../gateway/contract/load';
import { publishedOpenApi } from '../gateway/contract/openapi/published';
import { currencyRows } from '../gateway/contract/reference/currencies';
import type { Contract, JsonObject } from '../gateway/contract/types';
import { DIAGRAMS, listDrawings, loadDiagram } from '../gateway/diagrams/named';
import { loadScreen } from '../gateway/diagrams/screen';
import { screenFaults } from '../gateway/diagrams/screen-faults';
import { CABINET, SCREENS } from '../gateway/diagrams/screen-schema';
import { toolData } from '../gateway/tools/data';
import { requestFile } from '../gateway/tools/request/page';
import { requestPages } from '../gateway/tools/request/pages';
import type { Around, Drawings } from './around';
import { checkCabinet } from './cabinet';
import { checkCustomerScreenPages } from './customer-screens';
import { drawnNameFaults } from './drawn-names';
import { factsOf, GATEWAY_COMPONENTS, GATEWAY_DIALECT } from './facts';
import { checkMentionedEdges } from './mentioned-edges';
import { newMethod } from './new-method';
import { checkPageClaims } from './page-claims';
import { checkPageExamples } from './page-examples';
import { postmanCollection } from './postman';
import { templateOf } from './template';
import { checkTypedQuantities, loadTypedQuantities, TYPED_QUANTITIES } from './typed-quantities';

/**
 * Where the two wings meet: what the gateway adds to the pages of a folder that has its data. Programs import it only
 * for such a folder (`scripts/content/extension.ts`).
 */
export const gateway: Extension = {
  ...GATEWAY_DIALECT,
  forms: Object.assign(
    {},
    ...Object.values<Definition<Around>>(GATEWAY_COMPONENTS).map(({ forms }) => forms),
  ),
  boot: {
    entry: 'components/gateway/registry/start.boot.ts',
    lazy: {
      __CHECKER_SRC__: 'components/gateway/checker/index.ts',
      __FOLLOW_SRC__: 'components/gateway/api/follow/index.ts',
      __ZOOM_SRC__: 'components/gateway/zoom/index.ts',
    },
    workers: { gateway: 'lib/gateway/tools/gateway/worker.ts' },
  },
  dataFiles: [
    ...Object.values<DataFile>(CONTRACT_FILES).map((data) => ({ ...data, isFilled: true })),
    SCREENS,
    CABINET,
    DIAGRAMS,
    TYPED_QUANTITIES,
  ],
  load(root) {
    const contract = loadContract(root);
    const drawings = drawingsOf(root);
    const of = JSON.stringify([root, drawings]);
    const known = subjects.get(contract);
    if (known?.of === of) return known.subject;
    const subject = subjectOf(contract, drawings, root);
    subjects.set(contract, { of, subject });
    return subject;
  },
  loadReadable: (root) => subjectOf(readableContract(root), drawingsOf(root), root),
  check(root) {
    const of = (name: string, check: () => unknown) =>
      guarded(displayPath(path.join(root, name)), () => {
        check();
        return [];
      });
    const faults = of('_contract', () => loadContract(root));
    const contract = readableContract(root);
    return [
      ...faults,
      ...of('_contract/clients', () => loadClients(root)),
      ...of(TYPED_QUANTITIES.files, () => loadTypedQuantities(root)),
      ...listDrawings('screens', root).flatMap((name) => checkScreen(name, root, contract)),
      ...checkDiagrams(root, contract),
      ...guarded(displayPath(path.join(root, '_contract')), () =>
        faults.length === 0 ? contractProblems(contract, root) : checkContract(contract, root),
      ),
    ];
  },
};

/** The subject of a contract stays the same one, so that what was found with it need not be found again. */
const subjects = new WeakMap<Contract, { readonly of: string; readonly subject: Subject }>();

const drawingsOf = (root: string): Drawings => ({
  screens: listDrawings('screens', root),
  diagrams: listDrawings('diagrams', root),
});

const subjectOf = (contract: Contract, drawings: Drawings, root: string): Subject => ({
  vocabulary: () => namesOf(contract),
  about: ({ frontmatter }) => factsOf(contract, drawings, frontmatter),
  checkPages: (pages) =>
    [
      () => checkMentionedEdges(pages, contract),
      () => checkPageClaims(pages, contract),
      () => checkPageExamples(pages, contract),
      () => checkCustomerScreenPages(pages, contract),
      () => checkTypedQuantities(pages, loadTypedQuantities(root), root),
    ].flatMap((check) => guarded(displayPath(path.join(root, '_contract')), check)),
  checkWriting: checkCabinet,
  template: (route) => templateOf(route, contract),
  get kinds() {
    return { method: newMethod(contract) };
  },
  tools: () => toolData(contract),
  files: (resolve) => filesOf(contract, root, resolve),
});

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Faults of a drawing itself, else what it shows although the cabinet cannot. */
function checkScreen(name: string, root: string, contract: Contract) {
  const file = displayPath(path.join(root, `_site/screens/${name}.yaml`));
  return guarded(file, () => {
    const { screen } = loadScreen(name, root);
    return screenFaults(screen, contract).map((message) => ({ file, line: 1, column: 1, message }));
  });
}

/** The preview asks for them after every save. */
const names = new WeakMap<Contract, ReadonlySet<string>>();

function namesOf(contract: Contract): ReadonlySet<string> {
  const found = names.get(contract) ?? namesIn(contract);
  names.set(contract, found);
  return found;
}

/** Faults of the drawings themselves, else the names in them that the API does not have. */
function checkDiagrams(root: string, contract: Contract): Problem[] {
  return listDrawings('diagrams', root).flatMap((name) => {
    const file = `_site/diagrams/${name}.yaml`;
    return guarded(displayPath(path.join(root, file)), () => {
      const diagram = loadDiagram(name, root);
      return locate(drawnNameFaults(file, diagram, namesOf(contract)), root);
    });
  });
}

/** The checks across files take seconds; the same contract has the same problems. */
const checked = new WeakMap<Contract, readonly Problem[]>();

function contractProblems(contract: Contract, root: string): readonly Problem[] {
  const problems =
    checked.get(contract) ??
    keptValue(
      'docs-contract-problems',
      // They name the files, and so the folder.
      () => hashOf(`${contractKey(root)} ${displayPath(root)}`),
      () => checkContract(contract, root),
    );
  checked.set(contract, problems);
  return problems;
}

/**
 * Each reference list as CSV and JSON, the clients, and the OpenAPI document as YAML, JSON and a Postman collection.
 * @throws ContentError when the document cannot be converted: only the converter knows what it refuses
 */
async function filesOf(
  contract: Contract,
  root: string,
  resolve: (address: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const known = derived.get(contract);
  const files =
    known?.at === resolve('/') ? known.files : await derivedFiles(contract, root, resolve);
  derived.set(contract, { at: resolve('/'), files });
  const clients = loadClients(root).map(({ file, code }) => [`clients/${file}`, code] as const);
  return new Map([...files, ...clients]);
}

/** What is made of the contract takes a second; the same contract has the same files. */
const derived = new WeakMap<
  Contract,
  { readonly at: string; readonly files: ReadonlyMap<string, string> }
>();

async function derivedFiles(
  contract: Contract,
  root: string,
  resolve: (address: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { name, csv, json } of contractFiles(contract, currencyRows(contract), resolve)) {
    files.set(`reference/${name}.csv`, csv);
    files.set(`reference/${name}.json`, json);
  }
  for (const [route, page] of requestPages(contract))
    files.set(requestFile(route), JSON.stringify(page));
  const openapi = path.join(root, '_contract/openapi.yaml');
  if (!existsSync(openapi)) return files;
  try {
    const document = publishedOpenApi(readFileSync(openapi, 'utf8'), contract.limits, resolve);
    files.set('openapi.yaml', yamlText(document));
    files.set('openapi.json', toJson(document));
    const postman = await postmanCollection(toJson(document), contract);
    if (postman !== undefined) files.set('postman.json', postman);
  } catch (error) {
    throw new ContentError(problemsOf(error, displayPath(openapi)), { cause: error });
  }
  return files;
}

/** YAML without anchors and folded lines; what older readers take for dates or truth values is in quotes. */
const yamlText = (document: JsonObject): string =>
  stringify(document, { aliasDuplicateObjects: false, lineWidth: 0, compat: 'yaml-1.1' });
