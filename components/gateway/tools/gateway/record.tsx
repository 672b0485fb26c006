import { useState } from 'react';
import { CopyButton } from '@/components/base/copy/copy-button';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
      <pre className="tool-code gateway-code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
