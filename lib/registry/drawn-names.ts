import type { Finding } from '../gateway/contract/checks/finding';
import type { NamedDiagram } from '../gateway/diagrams/named';

/** What looks like a field, an operation or a state in the label of an arrow: `next_action`. */
const NAME = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;

/**
 * Names that an arrow in code font shows although the API does not have them. The rules of writing read pages only.
 * @param file path of the drawing inside the content folder
 * @param names every name of the contract
 */
export const drawnNameFaults = (
  file: string,
  diagram: NamedDiagram,
  names: ReadonlySet<string>,
): Finding[] =>
  diagram.kind === 'sequence'
    ? diagram.messages.flatMap(({ label, code }, index) =>
        unknownIn(code ? label : '', names).map((name) => ({
          file,
          path: ['messages', index, 'label'],
          message: `"${name}" is not a name of the API — correct it, or remove "code"`,
        })),
      )
    : [];

const unknownIn = (label: string, names: ReadonlySet<string>): string[] =>
  [...label.matchAll(NAME)].map(([name]) => name).filter((name) => !names.has(name));
