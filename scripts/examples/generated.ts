import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { PROGRAM_LANGUAGES, type ProgramLanguage } from '../../lib/base/code/languages';
import { contentDir, displayPath } from '../../lib/base/source/files';
import { examplesOf } from '../../lib/gateway/contract/examples/examples';
import type { Call } from '../../lib/gateway/contract/examples/languages/call';
import {
  answerStatus,
  callOf,
  serviceCall,
  serviceSnippets,
  snippetsOf,
} from '../../lib/gateway/contract/examples/snippets';
import { serviceOf } from '../../lib/gateway/contract/services';
import type { Contract, ResponseExample, Snippet } from '../../lib/gateway/contract/types';
import type { Program } from './types';

/** An example of the contract: its place, what it sends, and how the pages print it. */
export interface Generated {
  readonly source: string;
  readonly line: () => number;
  readonly name: string;
  readonly call: Call;
  readonly snippets: readonly Snippet[];
  /** The response that the page shows first. */
  readonly reply: Reply;
}

/** A response over HTTP. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Every example that a page of the API or of a payment method shows. */
export function generatedExamples(contract: Contract): Generated[] {
  const openapi = lineFinder('_contract/openapi.yaml');
  const operations = contract.operations.flatMap((operation) =>
    examplesOf(contract, operation).map((example): Generated => {
      const { path: route, verb } = operation;
      const item = ['paths', route, verb.toLowerCase()];
      const body = [...item, 'requestBody', 'content', 'application/json', 'examples', example.key];
      return {
        source: openapi.source,
        line: () => openapi.lineOf(example.body === undefined ? item : body),
        name: `${operation.id} ${example.key}`,
        call: callOf(contract, operation, example),
        snippets: snippetsOf(contract, operation, example),
        reply: replyOf(example.responses[0]),
      };
    }),
  );
  const services = contract.services.flatMap(({ id, variants }) => {
    const file = lineFinder(`_services/${id}.yaml`);
    return Object.keys(variants).flatMap((variant): Generated[] => {
      const service = serviceOf(contract, `${id}/${variant}`);
      const call = service && serviceCall(contract, service);
      if (!service || !call) return [];
      const shown = service.variant.example ? 'example' : 'dryRun';
      return [
        {
          source: file.source,
          line: () => file.lineOf(['variants', variant, shown, 'request']),
          name: service.key,
          call,
          snippets: serviceSnippets(contract, service),
          reply: replyOf({
            status: answerStatus(service.variant),
            headers: {},
            body: service.variant[shown]?.response ?? null,
          }),
        },
      ];
    });
  });
  return [...operations, ...services];
}

function replyOf(answer: Pick<ResponseExample, 'status' | 'headers' | 'body'> | undefined): Reply {
  const { status = 200, headers = {}, body = null } = answer ?? {};
  const isText = typeof body === 'string';
  return {
    status,
    headers: { ...headers, 'Content-Type': isText ? 'text/csv' : 'application/json' },
    body: isText ? body : JSON.stringify(body),
  };
}

/** The snippets that are programs, each with what it has to send. */
export const programsOf = (examples: readonly Generated[], isSample = false): Program[] =>
  examples.flatMap((example, at) =>
    example.snippets.flatMap(({ language, file, code }): Program[] =>
      isProgram(language) && file !== undefined && (!isSample || isInSample(at, language))
        ? [{ language, file, code, source: example.source, line: example.line, example }]
        : [],
    ),
  );

/** Every second language for each example, and every second example for each language. */
const isInSample = (at: number, language: ProgramLanguage): boolean =>
  (at + PROGRAM_LANGUAGES.indexOf(language)) % 2 === 0;

const isProgram = (language: string): language is ProgramLanguage =>
  language !== 'http' && language !== 'json';

/** Lines of keys in a data file, which is parsed at the first question; the nearest key above if one is missing. */
function lineFinder(name: string): { source: string; lineOf: (keys: readonly string[]) => number } {
  const file = path.join(contentDir(), name);
  const lineCounter = new LineCounter();
  let document: ReturnType<typeof parseDocument> | undefined;
  const lineOf = (keys: readonly string[]): number => {
    document ??= parseDocument(readFileSync(file, 'utf8'), { lineCounter });
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    return keys.length > 0 ? lineOf(keys.slice(0, -1)) : 1;
  };
  return { source: displayPath(file), lineOf };
}
