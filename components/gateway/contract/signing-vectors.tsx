import { Fragment } from 'react';
import { CodeBlock } from '@/components/base/code/code-block';
import { Details } from '@/components/base/details/details';
import { highlight } from '@/lib/base/code/highlight';
import { splitNames } from '@/lib/base/text/names';
import { stringToSign } from '@/lib/gateway/contract/examples/string-to-sign';
import type { RequestVector, SigningVector as Vector } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

interface SigningVectorProps extends FromContract<'signing'> {
  readonly id: string;
}

/** `<SigningVector id="post-body" />`: a worked example with every value between request and signature. */
export async function SigningVector({ id, contract: { signing } }: SigningVectorProps) {
  const vectors = signing?.vectors;
  const vector = vectors?.find((item) => item.id === id);
  if (!vector) {
    if (!vectors) return null;
    const known = vectors.map((item) => item.id).join(', ');
    throw new Error(`<SigningVector id="${id}" />: signing.yaml has ${known}`);
  }
  const texts = await vectorTexts(vector);
  return (
    <>
      <dl className="facts vector-facts">
        {factsOf(vector).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code className="wire">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {vector.kind === 'request' && vector.catches && (
        <p>
          Mistakes that this vector finds: <Inline text={vector.catches} />
        </p>
      )}
      {texts}
    </>
  );
}

interface SigningVectorsProps extends FromContract<'signing'> {
  /** Ids of signed requests, separated by commas. */
  readonly ids: string;
}

/** `<SigningVectors ids="get-query, get-plain" />`: signed requests side by side; the text of each is folded. */
export async function SigningVectors({ ids, contract: { signing } }: SigningVectorsProps) {
  const vectors = signing?.vectors;
  if (!vectors) return null;
  const requests = splitNames(ids).map((id) => {
    const found = vectors.find((item) => item.id === id);
    if (found?.kind === 'request') return found;
    throw new Error(`<SigningVectors ids="${ids}" />: signing.yaml has no request "${id}"`);
  });
  const texts = await Promise.all(requests.map(vectorTexts));
  return (
    <>
      <DataTable
        label="Signed requests"
        columns={[
          { label: 'Vector', role: 'head' },
          { label: 'Request' },
          { label: 'SHA-256 of the body' },
          { label: 'Signature' },
        ]}
        rows={requests.map((vector) => ({
          key: vector.id,
          id: vector.anchor ?? vector.id,
          cells: [
            vector.title,
            <code key="request" className="wire">
              {requestLine(vector)}
            </code>,
            <code key="hash" className="wire">
              {vector.bodySha256}
            </code>,
            <code key="signature" className="wire">{`v1=${vector.signature}`}</code>,
          ],
        }))}
      />
      <Details summary="Bodies and strings to sign of these vectors">
        {requests.map((vector, index) => (
          <Fragment key={vector.id}>
            <p>
              <strong>{vector.title}.</strong>
              {vector.catches && (
                <>
                  {' Mistakes that this vector finds: '}
                  <Inline text={vector.catches} />
                </>
              )}
            </p>
            {texts[index]}
          </Fragment>
        ))}
      </Details>
    </>
  );
}

/** Body and string to sign of a vector, as blocks of code. */
async function vectorTexts(vector: Vector) {
  const signed = await highlight(signedText(vector), 'text');
  const body =
    'body' in vector && vector.body !== '' ? await highlight(vector.body, 'json') : undefined;
  return (
    <>
      {body !== undefined && <CodeBlock html={body} lang="json" title="Body, byte for byte" />}
      <CodeBlock html={signed} lang="text" title="String to sign" />
    </>
  );
}

/** `GET /v1/transaction/find?limit=50`. */
const requestLine = ({ method, path, canonicalQuery }: RequestVector): string =>
  `${method} ${path}${canonicalQuery === '' ? '' : `?${canonicalQuery}`}`;

/** The text that is signed. */
export function signedText(vector: Vector): string {
  switch (vector.kind) {
    case 'request':
      return stringToSign(vector);
    case 'text':
      return vector.stringToSign;
    case 'callback':
      return `${vector.webhookId}.${vector.timestamp}.${vector.body}`;
  }
}

function factsOf(vector: Vector): (readonly [label: string, value: string])[] {
  switch (vector.kind) {
    case 'request':
      return [
        ['Request', requestLine(vector)],
        ['Key id', vector.keyId],
        ['Secret', vector.secret],
        ['Timestamp', vector.timestamp],
        ['Nonce', vector.nonce],
        ['SHA-256 of the body', vector.bodySha256],
        ['Signature', `v1=${vector.signature}`],
      ];
    case 'text':
      return [
        ['Secret', vector.secret],
        ['Signature', vector.signature],
      ];
    case 'callback':
      return [
        ['Secret', vector.secret],
        ['webhook-id', vector.webhookId],
        ['webhook-timestamp', vector.timestamp],
        ['webhook-signature', vector.signature],
      ];
  }
}
