import type { DataFile } from '../../base/source/data-file';
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
import { serviceTextsSchema } from './schemas/service-texts';
import { signingSchema } from './schemas/signing';
import { stateCodesSchema } from './schemas/state-codes';
import { tariffsSchema } from './schemas/tariffs';
import { testCardsSchema } from './schemas/test-cards';
import { versionsSchema } from './schemas/versions';

/** The facts of the gateway: where each file is, and its schema. */
export const CONTRACT_FILES = {
  limits: { files: '_contract/limits.yaml', schema: limitsSchema },
  texts: { files: '_contract/service_texts.yaml', schema: serviceTextsSchema },
  openapi: { files: '_contract/openapi.yaml', schema: openApiSchema },
  errors: { files: '_contract/errors.yaml', schema: errorCodesSchema },
  failures: { files: '_contract/failure_reasons.yaml', schema: failureReasonsSchema },
  states: { files: '_contract/state_codes.yaml', schema: stateCodesSchema },
  lifecycle: { files: '_contract/lifecycle.yaml', schema: lifecycleSchema },
  permissions: { files: '_contract/permissions.yaml', schema: permissionsSchema },
  signing: { files: '_contract/signing.yaml', schema: signingSchema },
  environments: { files: '_contract/environments.yaml', schema: environmentsSchema },
  callbacks: { files: '_contract/callbacks.yaml', schema: callbacksSchema },
  reports: { files: '_contract/reports.yaml', schema: reportsSchema },
  sandbox: { files: '_contract/sandbox.yaml', schema: sandboxSchema },
  versions: { files: '_contract/versions.yaml', schema: versionsSchema },
  tariffs: { files: '_contract/tariffs.yaml', schema: tariffsSchema },
  currencyOverlay: { files: '_reference/currency_overlay.yaml', schema: currencyOverlaySchema },
  testCards: { files: '_reference/test_cards.yaml', schema: testCardsSchema },
  countryOverlay: { files: '_reference/country_overlay.yaml', schema: countryOverlaySchema },
  languageOverlay: { files: '_reference/language_overlay.yaml', schema: languageOverlaySchema },
  cryptoCodes: { files: '_reference/crypto_codes.yaml', schema: cryptoCodesSchema },
  services: { files: '_services/*.yaml', schema: serviceMethodSchema },
  banks: { files: '_reference/banks/*.yaml', schema: bankListSchema },
} satisfies Record<string, DataFile>;
