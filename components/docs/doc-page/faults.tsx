/** In the preview: what is wrong with the page, where, and what to do about it. A build stops before it gets here. */
export function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <FaultList label="Faults of this page" lead="This page cannot be built:" faults={faults} />
  );
}

/** In the preview: what is wrong with data files. All pages show it, for all may print the data. */
export function DataFaults({ faults }: { faults: readonly string[] }) {
  return (
    <FaultList
      label="Faults of the data"
      lead="The pages show the last data without faults:"
      faults={faults}
    />
  );
}

interface Props {
  label: string;
  lead: string;
  faults: readonly string[];
}

const FaultList = ({ label, lead, faults }: Props) => (
  <section className="message-faults" aria-label={label}>
    <p>{lead}</p>
    <ul>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </section>
);
