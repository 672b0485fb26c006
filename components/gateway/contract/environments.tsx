import { Details } from '@/components/base/details/details';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

/** Sandbox and live side by side, then what is the same and what differs, folded. */
export function Environments({ contract: { environments } }: FromContract<'environments'>) {
  if (!environments) return null;
  return (
    <>
      <DataTable
        label="Environments"
        columns={[
          { label: 'What', role: 'head' },
          ...environments.environments.map(({ name }) => ({ label: name })),
        ]}
        rows={environments.rows.map(({ label, values }) => ({
          key: label,
          cells: [
            <Inline key="label" text={label} />,
            ...environments.environments.map(({ id }) => (
              <Inline key={id} text={values[id] ?? ''} />
            )),
          ],
        }))}
      />
      <Details summary="What is the same, and what differs in the sandbox">
        <p>The same in both environments:</p>
        <Points texts={environments.same} />
        <p>Different in the sandbox:</p>
        <Points texts={environments.different} />
      </Details>
    </>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <Inline text={text} />
        </li>
      ))}
    </ul>
  );
}
