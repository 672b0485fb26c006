import { resolveParameter } from '@/lib/gateway/contract/openapi/references';
import type { Operation, ParameterObject } from '@/lib/gateway/contract/types';
import type { Messages } from '@/lib/gateway/tools/request/messages';
import type { SentRequest } from '@/lib/gateway/tools/request/page';
import { Add } from './add';
import { Row } from './row';

interface ParametersProps {
  readonly operation: Operation;
  readonly sent: SentRequest;
  readonly messages: Messages;
  readonly onChange: (changed: Partial<SentRequest>) => void;
}

/** Path, query and headers of a request. */
export function Parameters({ operation, sent, messages, onChange }: ParametersProps) {
  const known = (operation.source.parameters ?? []).map((parameter) =>
    resolveParameter(operation.document, parameter),
  );
  const { key = 'Idempotency-Key', kind } = operation.idempotency;
  const isKeyed = kind === 'header-required';
  const rows = (place: 'path' | 'query' | 'header') => {
    const part = place === 'header' ? 'headers' : place;
    const values = sent[part];
    const set = (next: Readonly<Record<string, string>>) => onChange({ [part]: next });
    return Object.entries(values).map(([name, value]) => {
      const schema = known.find((each) => each.name === name && each.in === place);
      const options = (schema?.schema.enum ?? []).map(String);
      const isNeeded = place === 'path' || schema?.required || (isKeyed && name === key);
      const { [name]: _removed, ...rest } = values;
      return (
        <Row
          key={`${place} ${name}`}
          label={name}
          value={value}
          hint={isNeeded ? `${NAMES[place]}, required` : NAMES[place]}
          faults={messages.get(name) ?? []}
          options={options}
          isClosed={options.includes(value)}
          onChange={(text) => set({ ...values, [name]: text })}
          onRemove={isNeeded ? undefined : () => set(rest)}
          place={name}
        />
      );
    });
  };
  const absent = known.filter(
    ({ name, in: place }) => place === 'query' && !Object.hasOwn(sent.query, name),
  );
  return (
    <>
      {rows('path')}
      {rows('query')}
      {rows('header')}
      <Add
        to="the query"
        names={absent.map(({ name }) => name)}
        takesNames={false}
        place="add query"
        onAdd={(name) => onChange({ query: { ...sent.query, [name]: usualOf(absent, name) } })}
      />
    </>
  );
}

const NAMES = { path: 'in the path', query: 'in the query', header: 'header' } as const;

const usualOf = (parameters: readonly ParameterObject[], name: string): string => {
  const found = parameters.find((each) => each.name === name);
  const { example, schema } = found ?? {};
  return String(example ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0] ?? '');
};
