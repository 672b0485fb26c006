import { useCallback, useState } from 'react';
import data from '@/.generated/tool-signing.json';
import { queryPairs, signRequest } from '@/lib/gateway/signing';
import type { SigningInput } from '@/lib/gateway/signing/mistakes';
import type { SigningToolData } from '@/lib/gateway/tools/signing';
import { Choice, Field } from '../parts/field';
import { ToolFrame } from '../parts/frame';
import { useResult } from '../parts/use-result';
import { Comparison } from './comparison';
import { ReadyRequest } from './ready-request';
import { Trace } from './trace';

const { vectors, host, liveSecretPrefix, mistakes }: SigningToolData = data;

const METHODS = [
  ['POST', 'POST'],
  ['GET', 'GET'],
] as const;

const inputOf = (id: string): SigningInput => {
  const {
    id: _,
    title,
    ...input
  } = vectors.find((vector) => vector.id === id) ?? vectors[0] ?? EMPTY;
  return input;
};

/** Type a request and see each value on the way to its signature; compare a signature that does not fit. */
export default function Workbench() {
  const [example, setExample] = useState(vectors[0]?.id ?? '');
  const [input, setInput] = useState(() => inputOf(example));
  const [loads, setLoads] = useState(0);
  const change = (changed: Partial<SigningInput>) =>
    setInput((before) => ({ ...before, ...changed }));
  const load = (id: string) => {
    setExample(id);
    setInput(inputOf(id));
    setLoads((before) => before + 1);
  };
  const isLive = liveSecretPrefix !== '' && input.secret.startsWith(liveSecretPrefix);
  const canSign = !isLive && input.secret !== '';
  const compute = useCallback(
    async () =>
      canSign
        ? signRequest(
            { ...input, query: queryPairs(input.query) },
            { keyId: input.keyId, secret: input.secret },
            { timestamp: input.timestamp, nonce: input.nonce },
          )
        : undefined,
    [input, canSign],
  );
  const signed = useResult(compute);
  return (
    <ToolFrame>
      <div className="tool-head">
        <Choice
          label="Load an example"
          value={example}
          options={vectors.map(({ id, title }) => [id, title])}
          onChange={load}
        />
        <button type="button" className="tool-button" onClick={() => load(example)}>
          Reset
        </button>
      </div>
      <div className="tool-panes">
        <div className="tool-fields">
          <div className="tool-row is-method">
            <Choice
              label="Method"
              value={input.method}
              options={METHODS}
              onChange={(method) => change({ method })}
            />
            <Field label="Path" value={input.path} onChange={(path) => change({ path })} />
          </div>
          <Field
            label="Query"
            value={input.query}
            placeholder="none"
            onChange={(query) => change({ query: query.replace(/^\?/, '') })}
          />
          <Field
            label="Body"
            measure={`${new TextEncoder().encode(input.body).length} bytes`}
            hint="The body, byte for byte as you send it."
            rows={6}
            value={input.body}
            onChange={(body) => change({ body })}
          />
          <Field label="Key id" value={input.keyId} onChange={(keyId) => change({ keyId })} />
          <Field
            label="Secret"
            value={input.secret}
            hint="Use the whole secret of a sandbox key, with its prefix."
            fault={
              isLive
                ? 'This is a live secret. Do not paste it into any page.'
                : input.secret === ''
                  ? 'The secret is empty.'
                  : undefined
            }
            onChange={(secret) => change({ secret })}
          />
          <div className="tool-row">
            <Field
              label="Time"
              value={input.timestamp}
              hint="Unix seconds"
              onChange={(timestamp) => change({ timestamp })}
            >
              <button
                type="button"
                onClick={() => change({ timestamp: `${Math.floor(Date.now() / 1000)}` })}
              >
                Now
              </button>
            </Field>
            <Field
              label="Nonce"
              value={input.nonce}
              hint="New for every request"
              onChange={(nonce) => change({ nonce })}
            >
              <button
                type="button"
                onClick={() => change({ nonce: crypto.randomUUID().replaceAll('-', '') })}
              >
                New
              </button>
            </Field>
          </div>
        </div>
        <Trace input={input} signed={canSign ? signed : undefined} />
      </div>
      {/* A signature belongs to the request that it was pasted for. */}
      <Comparison key={loads} input={input} canSign={canSign} mistakes={mistakes} />
      {canSign && signed && <ReadyRequest host={host} input={input} signed={signed} />}
    </ToolFrame>
  );
}

const EMPTY = {
  ...{ id: '', title: '', keyId: '', secret: '', timestamp: '', nonce: '' },
  ...{ method: 'POST', path: '/', query: '', body: '' },
};
