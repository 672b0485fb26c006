import type { Contract, Permissions } from '@/lib/gateway/contract/types';
import type { ScreenData } from '@/lib/gateway/diagrams/screen';
import { Inline } from '../text/inline';

interface CabinetFactsProps extends ScreenData {
  /** Name of the drawing, by which `permissions.yaml` knows where the second factor is asked. */
  readonly name: string;
  readonly contract: Pick<Contract, 'permissions' | 'operations'>;
}

/** Where a screen of the cabinet is, who may use it, when it asks for the second factor, and what the API does instead. */
export function CabinetFacts({ name, screen, contract }: CabinetFactsProps) {
  const { window, readout } = screen;
  const place = readout.where ?? [window?.section, window?.page].filter(Boolean).join(' → ');
  const rows = [
    { label: 'In the cabinet', text: place },
    { label: 'Permissions', text: whoMay(readout.who, contract.permissions) },
    { label: 'Second factor', text: secondFactor(name, contract.permissions) },
    { label: 'By API', text: byApi(screen, contract.operations) },
  ];
  return (
    <dl className="facts">
      {rows.map(({ label, text }) => (
        <div key={label} className="wide">
          <dt>{label}</dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `Create a payout: Owner, Admin, Finance. Payout templates: Owner, Viewer (view only).` */
function whoMay(ids: readonly string[], permissions: Permissions | undefined): string {
  if (ids.length === 0) return 'Every user, for their own data.';
  return (permissions?.permissions ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ label, roles }) => `${label}: ${rolesOf(roles, permissions)}.`)
    .join(' ');
}

const rolesOf = (
  granted: Permissions['permissions'][number]['roles'],
  permissions: Permissions | undefined,
): string =>
  (permissions?.roles ?? [])
    .flatMap(({ id, name }) => {
      const { grant = 'none', note } = granted[id] ?? {};
      if (grant === 'none') return [];
      const limit = note ?? (grant === 'view' ? 'view only' : undefined);
      return limit === undefined ? name : `${name} (${limit})`;
    })
    .join(', ');

function secondFactor(name: string, permissions: Permissions | undefined): string {
  const actions = (permissions?.sensitive ?? [])
    .filter(({ screens }) => screens.includes(name))
    .map(({ action }) => action);
  return actions.length === 0
    ? 'Not required for any action on this screen.'
    : `Required for ${new Intl.ListFormat('en').format(actions)}.`;
}

function byApi(
  { readout: { api, note } }: ScreenData['screen'],
  operations: Contract['operations'],
): string {
  const calls = api.flatMap((id) => operations.find((operation) => operation.id === id) ?? []);
  const links = calls.map(({ summary, page }) => `[${summary}](${page})`).join(', ');
  return [links === '' ? 'The API has no operation for this screen.' : `${links}.`, note]
    .filter(Boolean)
    .join(' ');
}
