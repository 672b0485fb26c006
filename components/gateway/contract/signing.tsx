import { Fragment } from 'react';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import type { Signing } from '@/lib/gateway/contract/types';
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
        { label: 'Required' },
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
        { label: 'Required' },
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
