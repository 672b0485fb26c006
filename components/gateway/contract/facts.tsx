import { Dial } from '@/components/base/icon/dial';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { limitText } from '@/lib/gateway/contract/limits';
import type {
  Grant,
  LimitGroup,
  Operation,
  Permissions as PermissionFacts,
} from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { ErrorRef } from '../text/refs';

interface LimitsProps extends FromContract<'limits' | 'errors'> {
  readonly group?: string;
}

/** `<Limits group="requests" />`: the numbers of one group, or of all. */
export function Limits({ group, contract }: LimitsProps) {
  const groups = contract.limits?.groups ?? [];
  const chosen = group === undefined ? groups : groups.filter((item) => item.id === group);
  if (group !== undefined && groups.length > 0 && chosen.length === 0) {
    const known = groups.map((item) => item.id).join(', ');
    throw new Error(`<Limits group="${group}" />: limits.yaml has ${known}`);
  }
  return (
    <>
      {chosen.map((item) => (
        <LimitRows key={item.id} group={item} contract={contract} />
      ))}
    </>
  );
}

/** `<Limit name="callback_secret_overlap" />`: one limit in a sentence, "24 h". */
export const Limit = ({ name, contract }: FromContract<'limits'> & { readonly name: string }) =>
  limitText(contract, name);

/** One group of limits. */
function LimitRows({ group, contract }: FromContract<'errors'> & { readonly group: LimitGroup }) {
  const hasBurst = group.limits.some((limit) => limit.burst);
  const hasNote = group.limits.some((limit) => limit.note);
  const hasError = group.limits.some((limit) => limit.error);
  return (
    <>
      {group.description && (
        <p>
          <Inline text={group.description} />
        </p>
      )}
      <DataTable
        label={group.title}
        columns={[
          { label: 'What', role: 'head' },
          { label: 'Limit', nowrap: true },
          ...(hasBurst ? [{ label: 'Burst', code: true }] : []),
          ...(hasNote ? [{ label: 'Note' }] : []),
          ...(hasError ? [{ label: 'Error' }] : []),
        ]}
        rows={group.limits.map((limit) => ({
          key: limit.id,
          id: ANCHOR.limit(limit.id),
          cells: [
            <Inline key="label" text={limit.label} />,
            limit.value,
            ...(hasBurst ? [limit.burst ?? 'none'] : []),
            ...(hasNote
              ? [limit.note === undefined ? '' : <Inline key="note" text={limit.note} />]
              : []),
            ...(hasError
              ? [
                  limit.error === undefined ? (
                    'no error'
                  ) : (
                    <ErrorRef key="error" code={limit.error} contract={contract} />
                  ),
                ]
              : []),
          ],
        }))}
      />
    </>
  );
}

const GRANTS = {
  full: { level: 'full', tone: 'accent', label: 'allowed' },
  limited: { level: 'half', tone: undefined, label: 'limited' },
  view: { level: 'half', tone: undefined, label: 'view only' },
  none: { level: 'empty', tone: 'none', label: 'not allowed' },
} as const satisfies Record<Grant, object>;

interface RoleMatrixProps extends FromContract<'permissions'> {
  readonly area?: string;
}

/** `<RoleMatrix area="payout" />`: who may do what in a part of the cabinet, or everywhere. */
export function RoleMatrix({ area, contract: { permissions } }: RoleMatrixProps) {
  return permissions ? (
    <RoleRows permissions={permissions} {...(area === undefined ? {} : { area })} />
  ) : null;
}

interface RoleRowsProps {
  readonly permissions: Pick<PermissionFacts, 'roles' | 'permissions'>;
  readonly area?: string;
}

/** `RoleMatrix` for given roles. */
function RoleRows({ permissions: { roles, permissions }, area }: RoleRowsProps) {
  const rows = permissions.filter((row) => area === undefined || row.areas.includes(area));
  if (rows.length === 0)
    throw new Error(`<RoleMatrix area="${area}" />: permissions.yaml names no such area`);
  return (
    <div className="table-wrap" data-scroller="Who may do what" suppressHydrationWarning>
      <table
        className="table table-wide table-center table-sticky role-table"
        aria-label="Who may do what"
      >
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                {role.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Inline text={row.label} />
              </th>
              {roles.map((role) => {
                const { grant, note } = row.roles[role.id] ?? {
                  grant: 'none' as const,
                  note: undefined,
                };
                const { level, tone, label } = GRANTS[grant];
                return (
                  <td key={role.id} data-label={role.name}>
                    <span className="matrix-mark">
                      <Dial level={level} label={label} {...(tone ? { tone } : {})} />
                      {(note ?? (grant === 'view' ? 'view' : undefined)) && (
                        <span>{note === undefined ? 'view' : <Inline text={note} />}</span>
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface KeyPermissionsProps extends FromContract<'permissions' | 'operations'> {
  readonly only?: readonly string[];
}

const linksTo = (operations: readonly Operation[]): string =>
  operations.map(({ summary, page }) => `[${summary}](${page})`).join(', ');

/** Permissions of API keys: what each one opens, and the methods that ask for it. */
export function KeyPermissions({
  only,
  contract: { permissions, operations },
}: KeyPermissionsProps) {
  const keys = (permissions?.keys ?? []).filter(
    (key) => only === undefined || only.includes(key.id),
  );
  if (keys.length === 0) return null;
  return (
    <DataTable
      label="Permissions of API keys"
      columns={[
        { label: 'Permission', role: 'head', code: true },
        { label: 'What it allows' },
        { label: 'Methods' },
      ]}
      rows={keys.map((key) => ({
        key: key.id,
        id: ANCHOR.permission(key.id),
        cells: [
          key.id,
          <Inline key="meaning" text={key.meaning} />,
          <Inline
            key="methods"
            text={[
              linksTo(operations.filter(({ permissions: needed }) => needed.includes(key.id))),
              key.with &&
                `${linksTo(operations.filter(({ id }) => key.with?.operations.includes(id)))}, with ${key.with.what}`,
            ]
              .filter(Boolean)
              .join(', ')}
          />,
        ],
      }))}
    />
  );
}
