import type { Page } from '@/lib/content/types';
import { currencyRows, historicCurrencyRows } from '@/lib/contract/currencies';
import { examplesOf } from '@/lib/contract/examples';
import { requestFields, responseFields } from '@/lib/contract/fields';
import { loadContract } from '@/lib/contract/load';
import { operationById } from '@/lib/contract/operations';
import { serviceByKey } from '@/lib/contract/service';
import { snippetsOf } from '@/lib/contract/snippets';
import type { Contract, Operation, Service } from '@/lib/contract/types';
import { ErrorTable, FailureTable, StateCodes } from './code-tables';
import { CurrencyRows } from './currency-table';
import { OperationErrors } from './errors';
import { ScenarioExamples } from './examples';
import { KeyPermissions, Limits, RoleMatrix } from './facts';
import { RequestFieldGroups } from './field-groups';
import { FieldList } from './field-list';
import { OperationHead } from './operation';
import { ErrorRef, FailureRef } from './refs';
import {
  CustomerSteps,
  ServiceClocks,
  ServiceExample,
  ServiceFailures,
  ServiceFields,
  ServiceStatuses,
  ServiceTests,
  Siblings,
} from './service';
import { ServiceFacts } from './service-facts';
import { SigningChecks, SigningHeaders, SigningParts, SigningVector } from './signing';
import { AllowedCalls, StatusTable, Transitions } from './status-table';
import { TestCards } from './test-cards';

type PageHead = Pick<Page, 'route' | 'frontmatter'>;

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
  return <ScenarioExamples scenarios={scenarios} />;
}

/** Every component of the contract. The page is known by closure, so no page repeats its operation or service. */
export function contractComponents(page: PageHead) {
  const operation = (tag: string): Operation =>
    operationOrThrow(loadContract(), page.frontmatter.operation, `<${tag} /> in ${page.route}`);
  const service = (tag: string): Service => serviceOrThrow(page, tag);
  return {
    // An API method's page
    Operation: () => <OperationHead operation={operation('Operation')} />,
    RequestFields: () => (
      <RequestFieldGroups fields={requestFields(operation('RequestFields'))} />
    ),
    ResponseFields: () => (
      <FieldList fields={responseFields(operation('ResponseFields'))} prefix="r" />
    ),
    /** On a method's page its own errors; anywhere else the whole table. */
    Errors: () =>
      page.frontmatter.operation === undefined ? (
        <ErrorTable />
      ) : (
        <OperationErrors operation={operation('Errors')} />
      ),
    /** On a method's page the permissions it asks for; anywhere else all of them. */
    Permissions: () =>
      page.frontmatter.operation === undefined ? (
        <KeyPermissions />
      ) : (
        <KeyPermissions only={operation('Permissions').permissions} />
      ),

    // Facts for any page
    AllowedCalls,
    CurrencyTable,
    ErrorRef,
    FailureRef,
    Limits,
    RoleMatrix,
    SigningChecks,
    SigningHeaders,
    SigningParts,
    SigningVector,
    StateCodes,
    StatusTable,
    Transitions,

    // A payment method's page
    ServiceFacts: () => <ServiceFacts service={service('ServiceFacts')} />,
    CustomerSteps: () => <CustomerSteps service={service('CustomerSteps')} />,
    ServiceClocks: () => <ServiceClocks service={service('ServiceClocks')} />,
    ServiceFields: () => <ServiceFields service={service('ServiceFields')} />,
    ServiceExample: () => <ServiceExample service={service('ServiceExample')} />,
    ServiceStatuses: () => <ServiceStatuses service={service('ServiceStatuses')} />,
    /** On a method's page its own failures; anywhere else every reason. */
    Failures: () =>
      page.frontmatter.service === undefined ? (
        <FailureTable />
      ) : (
        <ServiceFailures service={service('Failures')} />
      ),
    /** On a method's page its own test data; anywhere else the cards of the sandbox. */
    TestData: () =>
      page.frontmatter.service === undefined ? (
        <TestCards />
      ) : (
        <ServiceTests service={service('TestData')} />
      ),
    Siblings: () => <Siblings service={service('Siblings')} />,
  };
}

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
  if (!found) throw new Error(`${where} names operation "${id}" — openapi.yaml has no such operationId`);
  return found;
}

function serviceOrThrow(page: PageHead, tag: string): Service {
  const key = page.frontmatter.service;
  const where = `<${tag} /> in ${page.route}`;
  if (key === undefined) {
    throw new Error(`${where} needs to know the service — add "service:" to the frontmatter`);
  }
  const found = serviceByKey(loadContract(), key);
  if (!found) throw new Error(`${where} names service "${key}" — content/_services has no such variant`);
  return found;
}
