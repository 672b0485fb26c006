import type { InlineText, OpenApiDocument } from '../types';
import { resolveHeader, resolveResponse } from './references';

/** A header that responses of the gateway have. */
export interface ResponseHeader {
  readonly name: string;
  readonly meaning: InlineText;
  readonly example: string;
}

/**
 * Each header that a response of the document declares, once, in the order of the first responses that have it.
 * @throws Error for a `$ref` that leads nowhere
 */
export function responseHeadersOf(document: OpenApiDocument | undefined): ResponseHeader[] {
  if (!document) return [];
  const responses = [
    ...Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap((operation) => Object.values(operation.responses)),
    ...Object.values(document.components?.responses ?? {}),
  ];
  const found = new Map<string, ResponseHeader>();
  for (const response of responses) {
    const { headers = {} } = resolveResponse(document, response);
    for (const [name, header] of Object.entries(headers)) {
      const { description = '', schema } = resolveHeader(document, header);
      if (!found.has(name))
        found.set(name, { name, meaning: description, example: `${schema?.examples?.[0] ?? ''}` });
    }
  }
  return [...found.values()];
}
