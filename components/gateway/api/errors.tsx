import { Details } from '@/components/base/details/details';
import { DocLink } from '@/components/base/link/link';
import { ANCHOR, REFERENCE } from '@/lib/gateway/contract/anchors';
import { byFamily, familyName } from '@/lib/gateway/contract/families';
import { commonErrorsOf, errorsOf } from '@/lib/gateway/contract/openapi/operations';
import type { ErrorCode, Operation } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

interface OperationErrorsProps extends FromContract {
  readonly operation: Operation;
  /** The page is about this method; a further method does not repeat the errors that every method may return. */
  readonly isOwn?: boolean;
}

/** The errors that this method names, each linked to its row; below them, the errors that every method may return. */
export function OperationErrors({ operation, isOwn = true, contract }: OperationErrorsProps) {
  const own = errorsOf(contract, operation);
  const common = isOwn ? commonErrorsOf(contract, operation) : [];
  const label = isOwn ? 'Errors of this method' : `Errors: ${operation.summary}`;
  return (
    <>
      {own.length > MAX_SHOWN
        ? byFamily(contract.errors?.groups ?? [], own).map(({ family, codes }) => {
            const title = family ? `${familyName(family)} ${family.title}` : 'Other errors';
            return (
              <Details key={title} summary={`${title}: ${countOf(codes)}`}>
                <ErrorRows label={`${label}: ${title}`} errors={codes} />
              </Details>
            );
          })
        : own.length > 0 && <ErrorRows label={label} errors={own} />}
      {common.length > 0 && (
        <Details summary={`${common.length} common errors`}>
          <ul className="code-list">
            {common.map((error) => (
              <li key={error.code}>
                <ErrorLink error={error} /> {error.slug}
              </li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

/** More errors than this are folded by their families. */
const MAX_SHOWN = 12;

const countOf = ({ length }: readonly ErrorCode[]): string =>
  `${length} ${length === 1 ? 'error' : 'errors'}`;

interface ErrorRowsProps {
  readonly label: string;
  readonly errors: readonly ErrorCode[];
}

const ErrorRows = ({ label, errors }: ErrorRowsProps) => (
  <DataTable
    label={label}
    columns={[
      { label: 'Code', role: 'title', code: true },
      { label: 'Slug', role: 'head', code: true },
      { label: 'HTTP', code: true },
      { label: 'Retry', nowrap: true },
      { label: 'What to do' },
    ]}
    rows={errors.map((error) => ({
      key: String(error.code),
      cells: [
        <ErrorLink key="code" error={error} />,
        error.slug,
        error.http,
        error.retry,
        <Inline key="action" text={error.action} />,
      ],
    }))}
  />
);

const ErrorLink = ({ error }: { readonly error: ErrorCode }) => (
  <DocLink className="row-link" href={`${REFERENCE.errors}#${ANCHOR.error(error.code)}`}>
    <code>{error.code}</code>
  </DocLink>
);
