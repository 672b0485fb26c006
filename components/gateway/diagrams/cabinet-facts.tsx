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
  const factor = secondFactor(name, screen, contract.permissions);
  const rows = [
    { label: 'In the cabinet', text: place },
    ...(factor === undefined ? [] : [{ label: 'Second factor', text: factor }]),
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

/** Nothing for the parts that all screens share: each screen says what its own actions require. */
function secondFactor(
  name: string,
  { readout: { where } }: ScreenData['screen'],
  permissions: Permissions | undefined,
): string | undefined {
  const actions = (permissions?.sensitive ?? [])
    .filter(({ screens }) => screens.includes(name))
    .map(({ action }) => action);
  if (actions.length > 0) return `Required for ${new Intl.ListFormat('en').format(actions)}.`;
  return where === undefined ? 'Not required for any action on this screen.' : undefined;
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
