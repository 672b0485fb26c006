import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { dataDir, displayPath, isFolder } from '../../base/source/files';
import { ContentError, guarded, type Problem, problemsOf } from '../../base/source/problems';
import { isThere, stampOf } from '../../base/source/read-text';
import { type Fill, readYaml } from '../../base/source/yaml';
import { fillLimits } from './limits';
import { operationsOf } from './openapi/operations';
import { bankListSchema } from './schemas/banks';
import { callbacksSchema } from './schemas/callbacks';
import { countryOverlaySchema } from './schemas/country-overlay';
import { cryptoCodesSchema } from './schemas/crypto-codes';
import { currencyOverlaySchema } from './schemas/currency-overlay';
import { environmentsSchema } from './schemas/environments';
import { errorCodesSchema } from './schemas/errors';
import { failureReasonsSchema } from './schemas/failure-reasons';
import { languageOverlaySchema } from './schemas/language-overlay';
import { lifecycleSchema } from './schemas/lifecycle';
import { limitsSchema } from './schemas/limits';
import { openApiSchema } from './schemas/openapi';
import { permissionsSchema } from './schemas/permissions';
import { reportsSchema } from './schemas/reports';
import { sandboxSchema } from './schemas/sandbox';
import { serviceMethodSchema } from './schemas/service';
import { type ServiceTexts, serviceTextsSchema } from './schemas/service-texts';
import { signingSchema } from './schemas/signing';
import { stateCodesSchema } from './schemas/state-codes';
import { tariffsSchema } from './schemas/tariffs';
import { testCardsSchema } from './schemas/test-cards';
import { versionsSchema } from './schemas/versions';
import { fillTexts } from './service-texts';
import type { BankList, Contract, Limits, Operation, ServiceMethod } from './types';

/** By folder: the preview reads the content folder and the copy of its last sound data in turn. */
const memo = new Map<string, { readonly stamp: string; readonly contract: Contract }>();

/**
 * The facts of the gateway from the content folder. Read once; read again when a file changed,
 * so that `next dev` shows an edit. Every part is optional: another content folder has none of them.
 * @param root the folder that holds `_contract`, `_services` and `_reference`
 * @throws ContentError with the faults of all files together.
 */
export function loadContract(root: string = dataDir()): Contract {
  const stamp = dataFiles(root).map(stampOf).join('\n');
  const known = memo.get(root);
  if (known?.stamp === stamp) return known.contract;
  const contract = readContract(root);
  memo.set(root, { stamp, contract });
  return contract;
}

function readContract(root: string): Contract {
  const problems: Problem[] = [];
  let limits: Limits | undefined;
  let texts: ServiceTexts | undefined;
  const fill: Fill = (text) => {
    const shared = fillTexts(texts, text);
    const { value, unknown } = fillLimits(limits, shared.value);
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
  const attempt = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
    if (!isThere(file)) return undefined;
    try {
      return readYaml(file, schema, fill);
    } catch (error) {
      problems.push(...problemsOf(error, displayPath(file)));
      return undefined;
    }
  };
  const contract = <T>(name: string, schema: z.ZodType<T>) =>
    attempt(path.join(root, '_contract', name), schema);
  const reference = <T>(name: string, schema: z.ZodType<T>) =>
    attempt(path.join(root, '_reference', name), schema);

  // First, because the other files print limits and shared texts.
  limits = contract('limits.yaml', limitsSchema);
  texts = contract('service_texts.yaml', serviceTextsSchema);
  const openapi = contract('openapi.yaml', openApiSchema);
  let operations: readonly Operation[] = [];
  problems.push(
    ...guarded(displayPath(path.join(root, '_contract/openapi.yaml')), () => {
      operations = operationsOf(openapi);
      return [];
    }),
  );
  const result: Contract = {
    openapi,
    operations,
    errors: contract('errors.yaml', errorCodesSchema),
    failures: contract('failure_reasons.yaml', failureReasonsSchema),
    states: contract('state_codes.yaml', stateCodesSchema),
    lifecycle: contract('lifecycle.yaml', lifecycleSchema),
    limits,
    permissions: contract('permissions.yaml', permissionsSchema),
    signing: contract('signing.yaml', signingSchema),
    environments: contract('environments.yaml', environmentsSchema),
    callbacks: contract('callbacks.yaml', callbacksSchema),
    reports: contract('reports.yaml', reportsSchema),
    sandbox: contract('sandbox.yaml', sandboxSchema),
    versions: contract('versions.yaml', versionsSchema),
    tariffs: contract('tariffs.yaml', tariffsSchema),
    services: yamlFiles(path.join(root, '_services')).flatMap((file): ServiceMethod[] => {
      const method = attempt(file, serviceMethodSchema);
      return method ? [{ ...method, id: path.basename(file, '.yaml') }] : [];
    }),
    currencyOverlay: reference('currency_overlay.yaml', currencyOverlaySchema),
    testCards: reference('test_cards.yaml', testCardsSchema),
    countryOverlay: reference('country_overlay.yaml', countryOverlaySchema),
    languageOverlay: reference('language_overlay.yaml', languageOverlaySchema),
    cryptoCodes: reference('crypto_codes.yaml', cryptoCodesSchema),
    banks: yamlFiles(path.join(root, '_reference', 'banks')).flatMap((file): BankList[] => {
      const list = attempt(file, bankListSchema);
      return list ? [list] : [];
    }),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return result;
}

const dataFiles = (root: string): string[] =>
  ['_contract', '_services', '_reference', '_reference/banks'].flatMap((name) =>
    yamlFiles(path.join(root, name)),
  );

function yamlFiles(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}
