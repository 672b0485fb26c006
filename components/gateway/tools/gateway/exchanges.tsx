import type { Exchange } from '@/lib/gateway/tools/gateway/gateway';

/** The last call and its response. */
export function Exchanges({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
  const last = exchanges.at(-1);
  if (!last) return null;
  const { method, target, status, body } = last;
  return (
    <section className="tool-part" aria-label="Response">
      <p className="gateway-line">
        <strong>{status}</strong> <code>{`${method} ${target}`}</code>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, also by keyboard */}
      <pre className="tool-code gateway-code" tabIndex={0}>
        <code>{typeof body === 'string' ? body : JSON.stringify(body, null, 2)}</code>
      </pre>
    </section>
  );
}
