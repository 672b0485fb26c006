/** Text as it is sent or saved. Long lines scroll sideways, also by keyboard. */
export function ToolCode({ code }: { readonly code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <pre className="tool-code" tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}
