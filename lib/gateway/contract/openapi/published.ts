import { fillLimits, limitById } from '../limits';
import type { Limits } from '../types';

/**
 * The text of the OpenAPI file as it is published: `{limit:…}` and `{number:…}` become values, and `x-rate`, which names
 * a limit for the authors, says what that limit is.
 */
export function publishedOpenApi(text: string, limits: Limits | undefined): string {
  const withRates = text.replaceAll(/^(\s*x-rate: )(\w+)$/gm, (line, key: string, id: string) => {
    const { sustained, burst } = limitById({ limits }, id)?.values ?? {};
    if (!sustained) return line;
    const rate = [
      `id: ${id}`,
      `requests: ${sustained.number}`,
      `per: ${sustained.per ?? 'second'}`,
      ...(burst ? [`burst: ${burst.number}`] : []),
    ];
    return `${key}{ ${rate.join(', ')} }`;
  });
  // A number loses the quotes that its place needs.
  const unquoted = withRates.replaceAll(/(["'])(\{number:[a-z0-9_.]+\})\1/g, '$2');
  return String(fillLimits(limits, unquoted).value);
}
