import type { ComponentType, ReactNode } from 'react';
import { ListChecker } from '@/components/gateway/checker/checker';
import type { Page } from '@/lib/docs/content/types';
import { examplesOf } from '@/lib/gateway/contract/examples/examples';
import { snippetsOf } from '@/lib/gateway/contract/examples/snippets';
import { loadContract } from '@/lib/gateway/contract/load';
import { requestFields, responseFields } from '@/lib/gateway/contract/openapi/fields';
import { operationById } from '@/lib/gateway/contract/openapi/operations';
import { currencyRows, historicCurrencyRows } from '@/lib/gateway/contract/reference/currencies';
import { serviceOf } from '@/lib/gateway/contract/services';
import type { Contract, Operation, Service } from '@/lib/gateway/contract/types';
import { ClientCode } from '../api/clients';
import { EnumValues, UnknownValue } from '../api/enum-values';
import { OperationErrors } from '../api/errors';
import { ScenarioExamples } from '../api/examples';
import { RequestFieldGroups } from '../api/field-groups';
import { FieldList } from '../api/field-list';
import { InlineExamples } from '../api/inline-examples';
import { OperationHead } from '../api/operation';
import { OperationIndex } from '../api/operation-index';
import {
  CallbackDelivery,
  CallbackEnvelope,
  CallbackEvents,
  CallbackExample,
  CallbackHeaders,
  CallbackParameters,
  CallbackRetries,
} from '../contract/callbacks';
import { KeyPermissions, Limits, RoleMatrix } from '../contract/facts';
import { ReportColumns, ReportOperations } from '../contract/reports';
import { RetryTable } from '../contract/retry-table';
import {
  ReturnParameters,
  SigningChecks,
  SigningHeaders,
  SigningParts,
  SigningVector,
} from '../contract/signing';
import { BankTable } from '../reference/bank-table';
import { ErrorTable, FailureTable, StateCodes } from '../reference/code-tables';
import { CountryExceptions, CountryTable } from '../reference/country-table';
import { CryptoAddresses, CryptoBalances, CryptoTable } from '../reference/crypto-table';
import { CurrencyRows } from '../reference/currency-table';
import { LanguageMistakes, LanguageTable } from '../reference/language-table';
import { RefundStatuses } from '../reference/refund-tables';
import { AllowedCalls, StatusTable, Transition, Transitions } from '../reference/status-table';
import { CustomerSteps, ServiceClocks, Siblings } from '../services/service';
import { ServiceCatalogue } from '../services/service-catalogue';
import { ServiceExample } from '../services/service-example';
import { ServiceFacts } from '../services/service-facts';
import { ServiceFields } from '../services/service-fields';
import { ServiceFailures, ServiceStatuses, ServiceTests } from '../services/service-outcomes';
import { TestCards } from '../services/test-cards';
import { ErrorRef, FailureRef } from '../text/refs';

type PageHead = Pick<Page, 'route' | 'frontmatter'>;

/** A page that describes several methods names the further ones: `<Operation id>`, `<Errors operation>`. */
interface NamedOperation {
  readonly id?: string;
  readonly operation?: string;
}

/** Request and answers of an operation for the side of its page; `operation` is the id of the frontmatter. */
export async function OperationExamples({ operation: id }: { readonly operation: string }) {
  const contract = loadContract();
  const operation = operationOrThrow(contract, id, 'the page');
  const scenarios = examplesOf(contract, operation).map((example) => ({
    key: example.key,
    title: example.title,
    snippets: snippetsOf(contract, operation, example),
    responses: example.responses,
  }));
  return ScenarioExamples({ scenarios });
}

/** Every component of the contract. The page is known by closure, so no page repeats its operation or service. */
export function contractComponents(page: PageHead) {
  const { operation: operationId, service: serviceKey } = page.frontmatter;
  /** The page's own operation, or the one a tag names; `scope` is what ids of another one carry after their prefix. */
  const forOperation =
    (
      tag: string,
      show: (operation: Operation, scope: string) => ReactNode,
      Other?: ComponentType,
    ) =>
    ({ operation: named, id = named }: NamedOperation) => {
      if (Other && id === undefined && operationId === undefined) return <Other />;
      const where = `<${tag} /> in ${page.route}`;
      const operation = operationOrThrow(loadContract(), id ?? operationId, where);
      return show(operation, operation.id === operationId ? '' : `-${operation.id}`);
    };
  const forService = (tag: string, show: (service: Service) => ReactNode) => () =>
    show(serviceOrThrow(page, tag));
  return {
    // An API method's page
    Operation: forOperation('Operation', (operation) => <OperationHead operation={operation} />),
    RequestFields: forOperation('RequestFields', (operation, scope) => (
      <RequestFieldGroups fields={requestFields(operation)} scope={scope} />
    )),
    ResponseFields: forOperation('ResponseFields', (operation, scope) => (
      <FieldList fields={responseFields(operation)} prefix={`r${scope}`} />
    )),
    /** The errors of a method; on a page of no method, and without a name, the whole table. */
    Errors: forOperation(
      'Errors',
      (operation, scope) => <OperationErrors operation={operation} isOwn={scope === ''} />,
      ErrorTable,
    ),
    /** For the further methods of a page; those of its own stand at the side. */
    OperationExamples: forOperation('OperationExamples', (operation) => (
      <InlineExamples operation={operation} />
    )),
    /** On a method's page the permissions it asks for; anywhere else all of them. */
    Permissions:
      operationId === undefined
        ? AllKeyPermissions
        : forOperation('Permissions', (operation) => (
            <KeyPermissions only={operation.permissions} />
          )),

    // Facts for any page
    AllowedCalls,
    BankTable,
    CallbackDelivery,
    CallbackEnvelope,
    CallbackEvents,
    CallbackExample,
    CallbackHeaders,
    CallbackParameters,
    CallbackRetries,
    Checker: ListChecker,
    CountryExceptions,
    CountryTable,
    CryptoAddresses,
    CryptoBalances,
    CryptoTable,
    CurrencyTable,
    EnumValues,
    UnknownValue,
    ErrorRef,
    FailureRef,
    LanguageMistakes,
    LanguageTable,
    Limits,
    OperationIndex,
    ReportColumns,
    ReportOperations,
    RetryTable,
    ReturnParameters,
    RoleMatrix,
    ServiceCatalogue,
    SigningChecks,
    SigningHeaders,
    SigningParts,
    SigningVector,
    ClientCode,
    StateCodes,
    StatusTable,
    Transition,
    Transitions,
    RefundStatuses,

    // A payment method's page
    ServiceFacts: forService('ServiceFacts', (service) => <ServiceFacts service={service} />),
    CustomerSteps: forService('CustomerSteps', (service) => <CustomerSteps service={service} />),
    ServiceClocks: forService('ServiceClocks', (service) => <ServiceClocks service={service} />),
    ServiceFields: forService('ServiceFields', (service) => <ServiceFields service={service} />),
    ServiceExample: forService('ServiceExample', (service) => <ServiceExample service={service} />),
    ServiceStatuses: forService('ServiceStatuses', (service) => (
      <ServiceStatuses service={service} />
    )),
    /** On a method's page its own failures; anywhere else every reason. */
    Failures:
      serviceKey === undefined
        ? FailureTable
        : forService('Failures', (service) => <ServiceFailures service={service} />),
    /** On a method's page its own test data; anywhere else the cards of the sandbox. */
    TestData:
      serviceKey === undefined
        ? TestCards
        : forService('TestData', (service) => <ServiceTests service={service} />),
    Siblings: forService('Siblings', (service) => <Siblings service={service} />),
  };
}

const AllKeyPermissions = () => <KeyPermissions />;

function CurrencyTable() {
  const contract = loadContract();
  return (
    <CurrencyRows currencies={currencyRows(contract)} historic={historicCurrencyRows(contract)} />
  );
}

function operationOrThrow(contract: Contract, id: string | undefined, where: string): Operation {
  if (id === undefined) {
    throw new Error(`${where} needs to know the method — add "operation:" to the frontmatter`);
  }
  const found = operationById(contract, id);
  if (!found)
    throw new Error(`${where} names operation "${id}" — openapi.yaml has no such operationId`);
  return found;
}

function serviceOrThrow(page: PageHead, tag: string): Service {
  const key = page.frontmatter.service;
  const where = `<${tag} /> in ${page.route}`;
  if (key === undefined) {
    throw new Error(`${where} needs to know the service — add "service:" to the frontmatter`);
  }
  const found = serviceOf(loadContract(), key);
  if (!found)
    throw new Error(`${where} names service "${key}" — content/_services has no such variant`);
  return found;
}
