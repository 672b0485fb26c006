import { DocLink } from '@/components/base/link/link';
import type { Contract } from '@/lib/gateway/contract/types';
import { toolsWith } from '@/lib/gateway/tools/data';
import { TOOLS, toolAnchor } from '@/lib/gateway/tools/names';

/** `<ToolList />`: every tool of the pages, with a link that opens it. */
export const ToolList = ({ contract }: { readonly contract: Contract }) => (
  <ul className="cards card-rows">
    {toolsWith(contract).map((name) => (
      <li key={name} className="card">
        <DocLink className="card-title" href={`${TOOLS[name].home}#${toolAnchor(name)}`}>
          {TOOLS[name].title}
        </DocLink>{' '}
        <span>{TOOLS[name].note}</span>
      </li>
    ))}
  </ul>
);
