import type { ComponentType, ReactNode } from 'react';
import { ListChecker } from '@/components/gateway/checker/checker';
import { Tool } from '@/components/gateway/tools/slot';
import type { Client } from '@/lib/gateway/contract/examples/clients';
import { examplesOf } from '@/lib/gateway/contract/examples/examples';
import { snippetsOf } from '@/lib/gateway/contract/examples/snippets';
import { requestFields, responseFields, splitShared } from '@/lib/gateway/contract/openapi/fields';
import { operationById } from '@/lib/gateway/contract/openapi/operations';
import { serviceOf } from '@/lib/gateway/contract/services';
import type { Contract, Field, Operation, Service } from '@/lib/gateway/contract/types';
import { ClientCode } from '../api/clients';
import { OperationErrors } from '../api/errors';
import { ScenarioExamples } from '../api/examples';
import { RequestFieldGroups } from '../api/field-groups';
import { fieldIds } from '../api/field-ids';
import { FieldList } from '../api/field-list';
import { InlineExamples } from '../api/inline-examples';
import { OperationHead } from '../api/operation';
import { SharedFields } from '../api/shared-fields';
import { KeyPermissions } from '../contract/facts';
import { CustomerScreens } from '../services/customer-screens';
import { FactSources } from '../services/fact-sources';
import { CustomerSteps, ServiceClocks, Siblings } from '../services/service';
import { ServiceExample } from '../services/service-example';
import { ServiceFacts } from '../services/service-facts';
import { ServiceFields } from '../services/service-fields';
import { ServiceFailures, ServiceStatuses, ServiceTests } from '../services/service-outcomes';
import { withContract } from '../text/from-contract';
import { EVERYWHERE, FACTS } from './facts-anywhere';

/** A page that the components are on: its address for messages, and what its head names. */
interface PageHead {
  readonly route: string;
  readonly frontmatter: Readonly<Record<string, string | undefined>>;
}

/** A page that describes several methods names the further ones: `<Operation id>`, `<Errors operation>`. */
interface NamedOperation {
  readonly id?: string;
  readonly operation?: string;
  /** The operation whose page explains the fields that both have. */
  readonly like?: string;
}

/** What the components below print. */
interface ContractData {
  readonly contract: Contract;
  readonly clients: readonly Client[];
}

interface ExamplesProps extends ContractData {
  readonly operation: string;
}

/** Request and responses of the operation of a page, for its side; `operation` is the id of the frontmatter. */
export async function OperationExamples({ operation: id, contract, clients }: ExamplesProps) {
  const operation = operationOrThrow(contract, id, 'the page');
  const scenarios = examplesOf(contract, operation).map((example) => ({
    key: example.key,
    title: example.title,
    snippets: snippetsOf(contract, operation, example),
    responses: example.responses,
  }));
  return ScenarioExamples({ scenarios, clients, ids: fieldIds(operation, '') });
}

/** Every component of the contract. The page is known by closure, so no page repeats its operation or service. */
export function contractComponents(page: PageHead, { contract, clients }: ContractData) {
  const { operation: operationId, service: serviceKey } = page.frontmatter;
  const facts = withContract(contract, FACTS);
  /** What a page shows that has no operation and no service. */
  const everywhere = withContract(contract, EVERYWHERE);
  /** The page's own operation, or the one a tag names; `scope` is what ids of another one carry after their prefix. */
  const forOperation =
    (
      tag: string,
      show: (operation: Operation, scope: string, like?: string) => ReactNode,
      Other?: ComponentType,
    ) =>
    ({ operation: named, id = named, like }: NamedOperation) => {
      if (Other && id === undefined && operationId === undefined) return <Other />;
      const where = `<${tag} /> in ${page.route}`;
      const operation = operationOrThrow(contract, id ?? operationId, where);
      return show(operation, operation.id === operationId ? '' : `-${operation.id}`, like);
    };
  /** The fields of an operation; of those that the page of `like` explains, only the names. */
  const withShared = (
    operation: Operation,
    fieldsOf: (operation: Operation) => Field[],
    prefix: string,
    like: string | undefined,
    show: (fields: readonly Field[]) => ReactNode,
  ) => {
    if (like === undefined) return show(fieldsOf(operation));
    const home = operationOrThrow(contract, like, `like="${like}" in ${page.route}`);
    const { own, shared } = splitShared(fieldsOf(operation), fieldsOf(home));
    return (
      <>
        {own.length > 0 && show(own)}
        <SharedFields fields={shared} home={home} prefix={prefix} />
      </>
    );
  };
  const forService = (tag: string, show: (service: Service) => ReactNode) => () =>
    show(serviceOrThrow(page, tag, contract));
  return {
    // An API method's page
    Operation: forOperation('Operation', (operation, scope) => (
      <>
        <OperationHead operation={operation} contract={contract} />
        {/* One for all operations of the page. */}
        {scope === '' && <Tool name="request" />}
      </>
    )),
    RequestFields: forOperation('RequestFields', (operation, scope, like) =>
      withShared(operation, requestFields, `p${scope}`, like, (fields) => (
        <RequestFieldGroups fields={fields} scope={scope} />
      )),
    ),
    ResponseFields: forOperation('ResponseFields', (operation, scope, like) =>
      withShared(operation, responseFields, `r${scope}`, like, (fields) => (
        <FieldList fields={fields} prefix={`r${scope}`} />
      )),
    ),
    /** The errors of a method; on a page of no method, and without a name, the whole table. */
    Errors: forOperation(
      'Errors',
      (operation, scope) => (
        <OperationErrors operation={operation} isOwn={scope === ''} contract={contract} />
      ),
      everywhere.ErrorTable,
    ),
    /** For the further methods of a page; the examples of its own method are in the side column. */
    OperationExamples: forOperation('OperationExamples', (operation, scope) => (
      <InlineExamples operation={operation} contract={contract} ids={fieldIds(operation, scope)} />
    )),
    /** On a method's page the permissions it asks for; anywhere else all of them. */
    Permissions:
      operationId === undefined
        ? everywhere.KeyPermissions
        : forOperation('Permissions', (operation) => (
            <KeyPermissions only={operation.permissions} contract={contract} />
          )),

    // Facts for any page
    ...facts,
    Checker: ListChecker,
    Tool,
    ClientCode: ({ language }: { readonly language: string }) => (
      <ClientCode language={language} clients={clients} />
    ),

    // A payment method's page
    ServiceFacts: forService('ServiceFacts', (service) => (
      <>
        <ServiceFacts service={service} contract={contract} />
        <FactSources service={service} />
      </>
    )),
    CustomerSteps: forService('CustomerSteps', (service) => <CustomerSteps service={service} />),
    CustomerScreens: forService('CustomerScreens', (service) => (
      <CustomerScreens service={service} contract={contract} />
    )),
    ServiceClocks: forService('ServiceClocks', (service) => <ServiceClocks service={service} />),
    ServiceFields: forService('ServiceFields', (service) => <ServiceFields service={service} />),
    ServiceExample: forService('ServiceExample', (service) => (
      <>
        <ServiceExample service={service} contract={contract} clients={clients} />
        {(service.variant.example ?? service.variant.dryRun) && <Tool name="request" />}
      </>
    )),
    ServiceStatuses: forService('ServiceStatuses', (service) => (
      <ServiceStatuses service={service} contract={contract} />
    )),
    /** On a method's page its own failures; anywhere else every reason. */
    Failures:
      serviceKey === undefined
        ? everywhere.FailureTable
        : forService('Failures', (service) => (
            <ServiceFailures service={service} contract={contract} />
          )),
    /** On a method's page its own test data; anywhere else the cards of the sandbox. */
    TestData:
      serviceKey === undefined
        ? everywhere.TestCards
        : forService('TestData', (service) => (
            <ServiceTests service={service} contract={contract} />
          )),
    Siblings: forService('Siblings', (service) => <Siblings service={service} />),
  };
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

function serviceOrThrow(page: PageHead, tag: string, contract: Contract): Service {
  const key = page.frontmatter.service;
  const where = `<${tag} /> in ${page.route}`;
  if (key === undefined) {
    throw new Error(`${where} needs to know the service — add "service:" to the frontmatter`);
  }
  const found = serviceOf(contract, key);
  if (!found)
    throw new Error(`${where} names service "${key}" — content/_services has no such variant`);
  return found;
}
