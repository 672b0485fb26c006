/**
 * What MDX pages may call, with the attributes each takes. An author who misspells a name or an attribute is told
 * at the line where it stands; `components/docs/mdx/registry.tsx` is typed to implement exactly these names.
 */
export const MDX_COMPONENTS = {
  // Layout of prose
  Tabs: ['names', 'group'],
  Tab: [],
  Details: ['summary'],
  Cards: [],
  Card: ['title', 'href', 'note'],
  Steps: [],
  Checklist: [],
  Related: ['routes'],
  Status: ['name'],
  Verb: ['name'],
  Downloads: ['names'],
  // The site's own data
  Changelog: [],
  News: ['limit'],
  Counters: [],
  Environments: [],
  Glossary: [],
  Diagram: ['name'],
  Screen: ['name'],
  Callout: ['n'],
  Formulas: ['screen'],
  // The contract
  // A page of several methods names each further one; without a name they speak of the page's own.
  Operation: ['id'],
  RequestFields: ['operation'],
  ResponseFields: ['operation'],
  Errors: ['operation'],
  OperationExamples: ['operation'],
  OperationIndex: ['area'],
  Permissions: [],
  AllowedCalls: [],
  Limits: ['group'],
  SigningHeaders: [],
  SigningParts: [],
  SigningChecks: [],
  SigningVector: ['id'],
  ClientCode: ['language'],
  CallbackDelivery: [],
  CallbackEnvelope: [],
  CallbackEvents: ['area'],
  CallbackExample: ['type'],
  CallbackHeaders: [],
  CallbackParameters: [],
  CallbackRetries: [],
  EnumValues: ['schema', 'field'],
  UnknownValue: ['schema', 'field'],
  StatusTable: [],
  Transitions: [],
  Transition: ['from', 'to'],
  RefundStatuses: [],
  Lifecycle: [],
  StateCodes: [],
  ErrorRef: ['code'],
  FailureRef: ['code'],
  RoleMatrix: ['area'],
  ReportColumns: [],
  ReportOperations: [],
  RetryTable: [],
  ReturnParameters: [],
  CurrencyTable: [],
  CountryTable: [],
  CountryExceptions: [],
  LanguageTable: [],
  LanguageMistakes: [],
  CryptoTable: [],
  CryptoAddresses: [],
  CryptoBalances: [],
  BankTable: ['country'],
  Checker: ['validators'],
  ServiceCatalogue: [],
  // A payment method's page
  ServiceFacts: [],
  CustomerSteps: [],
  ServiceClocks: [],
  ServiceFields: [],
  ServiceExample: [],
  ServiceStatuses: [],
  Failures: [],
  TestData: ['part'],
  Siblings: [],
} as const satisfies Record<string, readonly string[]>;

export type MdxName = keyof typeof MDX_COMPONENTS;

/** Elements an author may write as tags; everything else has a Markdown form or a component. */
export const MDX_ELEMENTS: ReadonlySet<string> = new Set([
  'br',
  'kbd',
  'sub',
  'sup',
  'wbr',
  'abbr',
]);

export const ADMONITIONS = ['note', 'info', 'tip', 'warning', 'danger'] as const;
export type AdmonitionType = (typeof ADMONITIONS)[number];
