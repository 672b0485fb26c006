import { Fragment } from 'react';
import { CodeBlock } from '@/components/base/code/code-block';
import { Details } from '@/components/base/details/details';
import { highlight } from '@/lib/base/code/highlight';
import { splitNames } from '@/lib/base/text/names';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { stringToSign } from '@/lib/gateway/contract/examples/string-to-sign';
import type { RequestVector, Signing, SigningVector as Vector } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { NeedMark } from '../api/field-list';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { ErrorRef } from '../text/refs';

/** The headers of a signed request. */
export function SigningHeaders({ contract: { signing } }: FromContract<'signing'>) {
  return signing ? <HeaderRows headers={signing.headers} /> : null;
}

/** `SigningHeaders` for given headers. */
function HeaderRows({ headers }: Pick<Signing, 'headers'>) {
  return (
    <DataTable
      label="Request headers"
      columns={[
        { label: 'Header', role: 'head', code: true },
        { label: 'Need' },
        { label: 'Format' },
        { label: 'Example', code: true },
      ]}
      rows={headers.map((header) => ({
        key: header.name,
        id: ANCHOR.header(header.name),
        cells: [
          header.name,
          <span key="need">
            <NeedMark need={header.need} />
            {header.when && (
              <>
                {', '}
                <Inline text={header.when} />
              </>
            )}
          </span>,
          <Inline key="format" text={header.format} />,
          header.example === undefined ? '' : shorten(header.example),
        ],
      }))}
    />
  );
}

/** The parameters of a return URL. */
export function ReturnParameters({ contract: { signing } }: FromContract<'signing'>) {
  const parameters = signing?.returnParameters ?? [];
  return (
    <DataTable
      label="Parameters of the return"
      columns={[
        { label: 'Parameter', role: 'head', code: true },
        { label: 'Meaning' },
        { label: 'Example', code: true },
        { label: 'Signed' },
      ]}
      rows={parameters.map(({ name, meaning, example, signed }) => ({
        key: name,
        id: ANCHOR.returned(name),
        cells: [
          name,
          <Inline key="meaning" text={meaning} />,
          shorten(example),
          signed ? 'yes' : 'it is the signature',
        ],
      }))}
    />
  );
}

/** Where the signed payment form is posted, and its fields. */
export function FormFields({ contract }: FromContract<'signing' | 'environments'>) {
  return (
    <>
      <FormAddresses contract={contract} />
      <FormFieldRows contract={contract} />
    </>
  );
}

function FormAddresses({
  contract: { signing, environments },
}: FromContract<'signing' | 'environments'>) {
  return (
    <DataTable
      label="Address of the signed form"
      columns={[
        { label: 'Environment', role: 'head' },
        { label: 'Post the form to', code: true },
      ]}
      rows={(environments?.environments ?? []).map(({ id, name, pageHost }) => ({
        key: id,
        cells: [name, `${pageHost}${signing?.form.path ?? ''}`],
      }))}
    />
  );
}

function FormFieldRows({ contract: { signing } }: FromContract<'signing'>) {
  return (
    <DataTable
      label="Fields of the signed form"
      columns={[
        { label: 'Field', role: 'head', code: true },
        { label: 'Need' },
        { label: 'Meaning' },
        { label: 'Example', code: true },
      ]}
      rows={(signing?.form.fields ?? []).map(({ name, need, meaning, example }) => ({
        key: name,
        id: `form-${name.replace('.', '-')}`,
        cells: [
          name,
          <NeedMark key="need" need={need} />,
          <Inline key="meaning" text={meaning} />,
          shorten(example),
        ],
      }))}
    />
  );
}

/** How a signed form is refused. */
export function FormErrors({ contract }: FromContract<'signing' | 'errors'>) {
  return (
    <DataTable
      label="Errors of the signed form"
      columns={[{ label: 'Error', role: 'head' }, { label: 'Cause, and what to do' }]}
      rows={(contract.signing?.form.errors ?? []).map(({ code, meaning }) => ({
        key: String(code),
        cells: [
          <ErrorRef key="code" code={code} contract={contract} />,
          <Inline key="meaning" text={meaning} />,
        ],
      }))}
    />
  );
}

/** A signature is recognized by its beginning. */
const shorten = (text: string): string => (text.length > 34 ? `${text.slice(0, 24)}…` : text);

/** The lines of the string to sign. */
export function SigningParts({ contract: { signing } }: FromContract<'signing'>) {
  const parts = signing?.parts;
  return parts ? (
    <DataTable
      label="Lines of the string to sign"
      columns={[
        { label: 'Line', role: 'title', code: true },
        { label: 'Part', role: 'head' },
        { label: 'Content' },
      ]}
      rows={parts.map((part) => ({
        key: String(part.line),
        cells: [part.line, part.name, <Inline key="text" text={part.text} />],
      }))}
    />
  ) : null;
}

/** The checks of the server in their order, each with the error that identifies it. */
export function SigningChecks({ contract }: FromContract<'signing' | 'errors'>) {
  const { signing } = contract;
  return signing ? <CheckRows checks={signing.checks} contract={contract} /> : null;
}

/** `SigningChecks` for given checks. */
function CheckRows({ checks, contract }: Pick<Signing, 'checks'> & FromContract<'errors'>) {
  return (
    <DataTable
      label="Checks of the server, in order"
      columns={[
        { label: 'Step', role: 'title', code: true },
        { label: 'Check', role: 'head' },
        { label: 'Error' },
        { label: 'What the response shows' },
      ]}
      rows={checks.map((check) => ({
        key: String(check.step),
        cells: [
          check.step,
          <Inline key="check" text={check.check} />,
          <span key="errors" className="code-refs">
            {check.errors.map((code) => (
              <Fragment key={code}>
                <ErrorRef code={code} contract={contract} />{' '}
              </Fragment>
            ))}
          </span>,
          check.detail === undefined ? '' : <Inline key="detail" text={check.detail} />,
        ],
      }))}
    />
  );
}

/** The known signing mistakes, each with the error that it causes. */
export function SigningMistakes({ contract }: FromContract<'signing' | 'errors'>) {
  return (
    <DataTable
      label="Signing mistakes"
      columns={[
        { label: 'No.', role: 'title', code: true },
        { label: 'Mistake', role: 'head' },
        { label: 'What you see' },
        { label: 'Do this' },
      ]}
      rows={(contract.signing?.mistakes ?? []).map(({ mistake, error, when, remedy }, index) => ({
        key: mistake,
        id: ANCHOR.mistake(index + 1),
        cells: [
          index + 1,
          <Inline key="mistake" text={mistake} />,
          <span key="error">
            <ErrorRef code={error} contract={contract} />
            {when && (
              <>
                {' '}
                <Inline text={when} />
              </>
            )}
          </span>,
          <Inline key="remedy" text={remedy} />,
        ],
      }))}
    />
  );
}

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
          Catches: <Inline text={vector.catches} />
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
      {requests.map((vector, index) => (
        <Details key={vector.id} summary={`String to sign: ${vector.title}`}>
          {vector.catches && (
            <p>
              Catches: <Inline text={vector.catches} />
            </p>
          )}
          {texts[index]}
        </Details>
      ))}
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
