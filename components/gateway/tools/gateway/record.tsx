import { useState } from 'react';
import { CopyButton } from '@/components/base/copy/copy-button';
import { hashOf } from '@/lib/gateway/tools/gateway/share';
import type { GatewayView } from '@/lib/gateway/tools/gateway/view';
import { Choice } from '../parts/field';

const FORMS = [
  ['test', 'A test of your endpoint'],
  ['scenario', 'A scenario, as JSON'],
] as const;

/** What happened, to be taken along. */
export function Record({ view }: { readonly view: GatewayView }) {
  const [form, setForm] = useState<string>('test');
  const code = form === 'test' ? view.test : `${JSON.stringify(view.scenario, null, 2)}\n`;
  return (
    <section className="tool-part" aria-label="What happened" data-copy-root="">
      <div className="tool-head">
        <Choice label="What happened, as" value={form} options={FORMS} onChange={setForm} />
        <CopyButton label="Copy what happened" value={code} />
      </div>
      <div className="gateway-keys" data-copy-root="">
        <CopyButton label="Copy a link to these steps" value={linkTo(view)} />
        <span>Copy a link to these steps</span>
        <button type="button" className="tool-button" onClick={() => save(view)}>
          Save the scenario
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
      <pre className="tool-code gateway-code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  );
}

/** The address of this page with the whole story behind the `#`, which no browser sends to a server. */
const linkTo = ({ scenario }: GatewayView): string =>
  `${location.origin}${location.pathname}${hashOf(scenario)}`;

/** The scenario as a file, for `npm run simulator -- --scenario`. */
function save({ scenario }: GatewayView): void {
  const blob = new Blob([`${JSON.stringify(scenario, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'scenario.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
