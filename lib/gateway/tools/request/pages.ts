import { examplesOf } from '../../contract/examples/examples';
import { callOf, serviceCall } from '../../contract/examples/snippets';
import { serviceOf } from '../../contract/services';
import type { Contract, Json, JsonObject, Operation, Service } from '../../contract/types';
import { createSimulator, type Simulator } from '../../simulator';
import { makeNamed } from '../../simulator/state/objects';
import { isObject, text } from '../../simulator/wire/json';
import { STORY_TIME } from '../story-time';
import { documentOf } from './document';
import {
  REQUEST_FORMAT,
  type RequestExample,
  type RequestPage,
  type SentRequest,
  type ServiceData,
} from './page';

/** The builder of each page that describes an operation or a payment method, by route. */
export function requestPages(contract: Contract): ReadonlyMap<string, RequestPage> {
  if (!contract.openapi) return new Map();
  const simulator = createSimulator({ contract, now: STORY_TIME });
  const routes = [...new Set(contract.operations.map(({ page }) => page))];
  const services = contract.services.flatMap(({ id, variants }) =>
    Object.keys(variants).flatMap((name) => serviceOf(contract, `${id}/${name}`) ?? []),
  );
  return new Map([
    ...routes.map((route): [string, RequestPage] => [route, operationPage(simulator, route)]),
    ...services.flatMap((service): [string, RequestPage][] => {
      const page = servicePage(simulator, service);
      return page ? [[service.variant.route, page]] : [];
    }),
  ]);
}

function operationPage(simulator: Simulator, route: string): RequestPage {
  const { contract } = simulator.world;
  const operations = contract.operations.filter(({ page }) => page === route);
  const examples = operations.flatMap((operation) =>
    examplesOf(contract, operation).map((example): RequestExample => {
      const call = callOf(contract, operation, example);
      return {
        operation: operation.id,
        title: example.title,
        name: `${operation.id}_${example.key}`,
        sent: sentOf(operation, call),
        hasData: call.hasData,
      };
    }),
  );
  return pageOf(simulator, operations, examples);
}

/** The page of a method: its request, and those of the same service in another form. */
function servicePage(simulator: Simulator, service: Service): RequestPage | undefined {
  const { contract } = simulator.world;
  const { example, dryRun, otherRequests = [], serviceId } = service.variant;
  const call = serviceCall(contract, service);
  const operation = contract.operations.find(({ path }) => path === call?.path);
  const request = (example ?? dryRun)?.request;
  if (!call || !operation || !request) return undefined;
  const examples = [{ label: service.variant.label, request }, ...otherRequests].map(
    (item): RequestExample => ({
      operation: operation.id,
      title: item.label,
      name: service.key.replace('/', '_'),
      sent: { path: {}, query: {}, headers: {}, body: item.request },
      hasData: call.hasData,
    }),
  );
  const own = Number(request.service_id ?? serviceId);
  return { ...pageOf(simulator, [operation], examples), own };
}

function pageOf(
  simulator: Simulator,
  operations: readonly Operation[],
  examples: readonly RequestExample[],
): RequestPage {
  const { world } = simulator;
  const named = new Set(examples.flatMap(({ sent }) => servicesIn(sent)));
  const services = [...named].flatMap((id) => world.catalog.services.get(id) ?? []);
  const countries = new Set(services.flatMap(({ method }) => method.countries.slice(0, 1)));
  return {
    format: REQUEST_FORMAT,
    document: documentOf(operations),
    examples,
    services: services.map(dataOf),
    banks: world.contract.banks.filter(({ country }) => countries.has(country)),
    tokens: examples.flatMap(({ sent }) => tokenIn(simulator, sent.body)),
  };
}

/** The parts of a call that a reader may change. */
function sentOf(
  { path: template, idempotency }: Operation,
  call: ReturnType<typeof callOf>,
): SentRequest {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values =
    new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(call.path)?.slice(1) ?? [];
  const key = call.idempotencyKey;
  return {
    path: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')])),
    query: Object.fromEntries(call.query),
    headers: {
      ...Object.fromEntries(call.headers),
      ...(key !== undefined && { [idempotency.key ?? 'Idempotency-Key']: key }),
    },
    ...(isObject(call.body) && { body: call.body }),
  };
}

/** Ids of services that a request names. */
function servicesIn({ body, query }: SentRequest): number[] {
  const lists = [body?.services, isObject(body?.filters) ? body.filters.service_id : undefined];
  const given = [body?.service_id, query.service_id, ...lists.flatMap(listOf)];
  return given.map(Number).filter((id) => Number.isInteger(id) && id > 0);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function tokenIn({ world }: Simulator, body: JsonObject | undefined) {
  const id = text(body, 'card.token');
  const [operation] = world.contract.operations;
  if (id === undefined || !body || !operation) return [];
  makeNamed(world, { operation, body, query: {}, params: {} });
  return world.state.tokens.get(id) ?? [];
}

/** A service without what only its page prints. */
function dataOf({ id, key, method, variant, documented }: ServiceData): ServiceData {
  const { example, otherRequests: _other, steps: _steps, ...rest } = variant;
  const bare = {
    ...{ statuses: [], failures: [], tests: [], steps: [] },
    ...{ sequence: undefined, screens: undefined, clocks: undefined, facts: undefined },
    ...{ returns: undefined, otherActions: undefined, dryRun: undefined, regulation: undefined },
    ...(example && { example: { request: example.request, response: {}, callback: {} } }),
  };
  const fields = rest.fields.map(({ badExample: _bad, rule: _rule, ...field }) => ({
    ...field,
    rule: '',
  }));
  const limits = documented && {
    limits: documented.limits ?? [],
    ...(documented.expires_in !== undefined && { expires_in: documented.expires_in }),
  };
  const { countries, currencies, decimals, status, name, group } = method;
  return {
    id,
    key,
    method: {
      ...{ id: method.id, name, group, countries, currencies, decimals, status },
      ...{ summary: '', variants: {}, sources: [] },
    },
    variant: { ...rest, ...bare, fields },
    documented: limits,
  };
}
