import type { Contract, Permissions } from '@/lib/gateway/contract/types';
import type { ScreenData } from '@/lib/gateway/diagrams/screen';
import { Inline } from '../text/inline';

interface CabinetFactsProps extends ScreenData {
  /** Name of the drawing, by which `permissions.yaml` knows where the second factor is asked. */
  readonly name: string;
  readonly contract: Pick<Contract, 'permissions' | 'operations'>;
}

/**
 * Where a screen of the cabinet is, when it asks for the second factor, and what the API does instead. Who may use it is
 * in the table of the page, `<RoleMatrix>`.
 */
export function CabinetFacts({ name, screen, contract }: CabinetFactsProps) {
  const { window, readout } = screen;
  const place = readout.where ?? [window?.section, window?.page].filter(Boolean).join(' → ');
  const rows = [
    { label: 'In the cabinet', text: place },
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
