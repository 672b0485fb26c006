import { DocLink } from '@/components/base/link/link';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { flattenFields } from '@/lib/gateway/contract/openapi/fields';
import type { Field, Operation } from '@/lib/gateway/contract/types';

interface SharedFieldsProps {
  readonly fields: readonly Field[];
  /** The operation whose page explains them. */
  readonly home: Operation;
  /** Begins the ids here: `p`, `r`, or `p-page_update` for a further operation of the page. */
  readonly prefix: string;
}

/** Names of fields that another page explains, each with its own id here and linked to its row there. */
export function SharedFields({ fields, home, prefix }: SharedFieldsProps) {
  if (fields.length === 0) return null;
  const side = prefix.charAt(0);
  return (
    <>
      <p>
        The page <DocLink href={home.page}>{home.summary}</DocLink> explains these fields:
      </p>
      <ul className="code-list shared-fields">
        {flattenFields(fields).map(({ path }) => (
          <li key={path} id={ANCHOR.field(prefix, path)}>
            <DocLink href={`${home.page}#${ANCHOR.field(side, path)}`}>
              <code>{path}</code>
            </DocLink>
          </li>
        ))}
      </ul>
    </>
  );
}
