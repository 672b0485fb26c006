import { Icon } from '@/components/base/icon/icon';
import { TOOLS, type ToolName, toolAnchor } from '@/lib/gateway/tools/names';

/**
 * `<Tool name="signing" />`: the place of a tool, folded. The shell fetches the tool when it is opened,
 * and draws it inside, in a place that it adds itself. Without scripts there is nothing to open: the page says the same.
 */
export const Tool = ({ name }: { readonly name: ToolName }) => (
  <details className="details tool" id={toolAnchor(name)} data-tool={name} suppressHydrationWarning>
    <summary>
      <Icon name="chevron-right" className="chevron" />
      {TOOLS[name].title}
    </summary>
  </details>
);
