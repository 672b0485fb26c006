/** In the preview: what is wrong with the page, where, and what to do about it. A build stops before it gets here. */
export function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <section className="message-faults" aria-label="Faults of this page">
      <p>This page cannot be built:</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}
