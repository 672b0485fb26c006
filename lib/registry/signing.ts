import { splitNames } from '../base/text/names';
import type { Definitions } from '../docs/markdown/definition';
import { toolsWith } from '../gateway/tools/data';
import { TOOL_NAMES, TOOLS } from '../gateway/tools/names';
import { type Around, define, required } from './around';
import { headerRows, returnRows } from './rows';
import { checksText, formFieldsText, mistakesText, vectorsText } from './texts';

/** Components about signatures, of requests, of forms and of returns, and the tools that a page may hold. */
export const SIGNING_COMPONENTS = {
  SigningHeaders: define({
    prints: ['signing'],
    rows: ({ contract }) => headerRows(contract.signing?.headers ?? []),
  }),
  SigningParts: define({ prints: ['signing'] }),
  SigningChecks: define({ prints: ['signing'], text: ({ contract }) => checksText(contract) }),
  SigningMistakes: define({
    prints: ['signing', 'errors'],
    text: ({ contract }) => mistakesText(contract),
  }),
  Tool: define({
    attributes: { name: required(({ contract }) => toolsWith(contract), '_contract') },
    text: (_, { name }) =>
      TOOL_NAMES.flatMap((tool) => (tool === name ? TOOLS[tool].title : [])).join(),
  }),
  ToolList: define({
    text: ({ contract }) =>
      toolsWith(contract)
        .map((name) => `${TOOLS[name].title}: ${TOOLS[name].note}.`)
        .join(' '),
  }),
  SigningVector: define({
    prints: ['signing'],
    attributes: {
      id: required(({ contract }) => contract.signing?.vectors.map(({ id }) => id), 'signing.yaml'),
    },
  }),
  SigningVectors: define({
    prints: ['signing'],
    attributes: {
      ids: {
        ...required(
          ({ contract }) =>
            contract.signing?.vectors.flatMap(({ id, kind }) => (kind === 'request' ? id : [])),
          'signing.yaml',
        ),
        split: splitNames,
      },
    },
    text: ({ contract }, { ids = '' }) => vectorsText(contract, splitNames(ids)),
  }),
  ReturnParameters: define({ prints: ['signing'], rows: ({ contract }) => returnRows(contract) }),
  FormFields: define({
    prints: ['signing', 'environments'],
    text: ({ contract }) => formFieldsText(contract),
  }),
  FormErrors: define({ prints: ['signing', 'errors'] }),
} as const satisfies Definitions<Around>;
