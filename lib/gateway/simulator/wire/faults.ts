import { nearest } from '../../../base/text/nearest';
import { resolveSchema } from '../../contract/openapi/references';
import { type Fault, validate } from '../../contract/openapi/validate';
import type { Json, OpenApiDocument, Schema } from '../../contract/types';
import type { Detail } from './errors';
import { isObject } from './json';

/** Hold a value against a schema of the document and name each fault by its code of the error table. */
export function faultsOf(document: OpenApiDocument, schema: Schema, value: Json): Detail[] {
  const details = validate(document, schema, value).map((fault) =>
    detailOf(document, schema, value, fault),
  );
  // A number where an amount belongs is one fault, not one for each rule it breaks.
  return details.filter(
    (detail, index) => details.findIndex(({ param }) => param === detail.param) === index,
  );
}

interface Spot {
  readonly schema: Schema;
  readonly value: Json | undefined;
  /** Name of the component the place refers to: `Amount`. */
  readonly component: string | undefined;
}

function detailOf(document: OpenApiDocument, schema: Schema, value: Json, fault: Fault): Detail {
  const { path, message } = fault;
  const spot = spotAt(document, schema, value, path);
  const param = path.join('.');
  if (fault.kind === 'missing') {
    const name = [...path, fault.field].join('.');
    return { param: name, code: 2005, message: `${name} is missing.` };
  }
  if (fault.kind === 'unknown_field') {
    const parent = spotAt(document, schema, value, path.slice(0, -1));
    const guess = nearest(String(path.at(-1)), Object.keys(parent.schema.properties ?? {}));
    return {
      param,
      code: 2006,
      message: `${param} is not a field of this request.`,
      extra: guess === undefined ? undefined : { did_you_mean: guess },
    };
  }
  if (fault.kind === 'alternatives') return chooseOne(param, spot, message);
  const code = codeOf(path, spot);
  const named = param === '' ? 'The body' : param;
  return {
    param: param === '' ? null : param,
    code,
    message: `${named} ${message}.`,
    extra: boundsOf(spot),
  };
}

/** "One of these fields": none given is a missing field, two are one too many. */
function chooseOne(param: string, { schema, value }: Spot, message: string): Detail {
  const options = (schema.oneOf ?? schema.anyOf ?? []).flatMap(({ required }) => required ?? []);
  const given = options.filter((name) => isObject(value) && name in value);
  if (options.length === 0) return { param, code: 2007, message: `${param} ${message}.` };
  const list = options.join(' or ');
  return given.length === 0
    ? { param: null, code: 2004, message: `Send ${list}.` }
    : { param: given[1] ?? null, code: 2004, message: `Send ${list}, not both.` };
}

/** Components whose values have an error of their own. */
const COMPONENT_CODES: Readonly<Record<string, number>> = {
  Amount: 2009,
  NullableAmount: 2009,
  Currency: 2011,
  Country: 2012,
  Locale: 2013,
  Extra: 2018,
};

/** Fields of a card have errors of their own. */
const CARD_CODES: Readonly<Record<string, number>> = {
  number: 5001,
  card_number: 5001,
  expiry_month: 5002,
  expiry_year: 5002,
  cvv: 5004,
};

function codeOf(path: Fault['path'], { schema, value, component }: Spot): number {
  const [first] = path;
  const last = String(path.at(-1));
  if (first === 'extra') return 2018;
  if (first === 'urls' && path.length === 2) return 2014;
  if (typeof value === 'string' && (first === 'card' || last === 'card_number')) {
    const code = CARD_CODES[last];
    if (code !== undefined) return code;
  }
  const own = component === undefined ? undefined : COMPONENT_CODES[component];
  if (own !== undefined) return own;
  const types = [schema.type ?? []].flat();
  const isOutside =
    (typeof value === 'number' &&
      !schema.enum &&
      types.some((type) => /integer|number/.test(type))) ||
    (typeof value === 'string' && types.includes('string') && isWrongLength(schema, value)) ||
    Array.isArray(value);
  return isOutside && fitsType(types, value) ? 2008 : 2007;
}

const isWrongLength = ({ minLength = 0, maxLength = Infinity }: Schema, value: string): boolean => {
  const length = [...value].length;
  return length < minLength || length > maxLength;
};

const fitsType = (types: readonly string[], value: Json | undefined): boolean =>
  types.length === 0 ||
  types.some(
    (type) =>
      (type === 'integer' && Number.isInteger(value)) ||
      (type === 'array' && Array.isArray(value)) ||
      type === typeof value,
  );

/** What would have been allowed, for the reader of `details`. */
function boundsOf({ schema, value }: Spot): Detail['extra'] {
  const { minimum: min, maximum: max, minLength, maxLength, pattern } = schema;
  const allowed = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(minLength !== undefined && { min_length: minLength }),
    ...(maxLength !== undefined && { max_length: maxLength }),
    ...(schema.enum && { values: schema.enum }),
  };
  const shown =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return {
    // Card numbers and codes never come back, not even in errors.
    ...(shown && !schema['x-sensitive'] && String(value).length <= 64 && { received: value }),
    ...(pattern !== undefined && { pattern }),
    ...(Object.keys(allowed).length > 0 && { allowed }),
  };
}

function spotAt(document: OpenApiDocument, top: Schema, value: Json, path: Fault['path']): Spot {
  let schema = resolveSchema(document, top);
  let component = top.$ref?.split('/').at(-1);
  let found: Json | undefined = value;
  for (const step of path) {
    const rest = schema.additionalProperties;
    const next: Schema | undefined =
      typeof step === 'number'
        ? schema.items
        : (schema.properties?.[step] ?? (typeof rest === 'object' ? rest : undefined));
    found = isObject(found)
      ? found[step]
      : Array.isArray(found)
        ? (found as readonly Json[])[Number(step)]
        : undefined;
    component = next?.$ref?.split('/').at(-1);
    schema = next ? resolveSchema(document, next) : {};
  }
  return { schema, value: found, component };
}
