import { checksum } from '../../lib/base/text/checksum';

export interface Deferred {
  readonly html: string;
  /** The payload that was inline: what the framework made the page of. */
  readonly payload: string;
}

const SCRIPT = /<script((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>([\s\S]*?)<\/script>/g;

/** The parts of the payload, each an array of JSON: `[0]`, then `[1,"text"]` as often as needed. */
const PART = /self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*?\])\)$/;

/**
 * Take the framework out of the first load. The payload that was inline goes; its twin for navigation, `payloadSrc`, is
 * enough. Addresses of the payload and of the chunks are on the boot script, which asks for them when the reader first
 * moves, touches or types. A page that is only read, printed or indexed never loads them; the shell works without.
 *
 * `data-framework` is `/faq.txt#<checksum> <module that starts> <runtime of the bundler> <chunk>…`.
 * @param payloadSrc address of the page's payload: `/faq.txt`
 * @throws Error when the framework's export has another form than this takes apart
 */
export function deferFramework(html: string, payloadSrc: string, base = ''): Deferred {
  const chunks = new Set<string>();
  const parts: string[] = [];
  let start: string | undefined;
  const rest = html.replace(SCRIPT, (whole, attributes: string, text: string) => {
    const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (src?.startsWith(`${base}/_next/`)) {
      // The other half of a module/nomodule pair is for browsers the site does not run on.
      if (!/\snoModule/i.test(attributes)) chunks.add(src);
      return '';
    }
    if (!src && text.includes('globalThis["TURBOPACK"]')) {
      start = /"runtimeModuleIds":\[(\d+)\]/.exec(text)?.[1];
      return '';
    }
    if (!src && text.includes('__next_f')) {
      parts.push(text);
      return '';
    }
    return whole;
  });
  const runtime = [...chunks].find((src) => src.includes('/turbopack-'));
  if (!start || !runtime)
    throw new Error(`the page of ${payloadSrc} names no start of the framework`);
  chunks.delete(runtime);
  const payload = parts.map(textOf).join('');
  const addresses = [`${payloadSrc}#${checksum(payload)}`, start, runtime, ...chunks].join(' ');
  return {
    payload,
    html: rest
      .replace(/<link rel="(?:preload|preconnect)"[^>]*(?:as="script"|href="\/")[^>]*\/>/g, '')
      .replace(
        /(<script defer="")(?= src="[^"]*\/boot\/boot\.)/,
        `$1 data-framework="${addresses}"`,
      ),
  };
}

/** The text of one part of the payload; the first part has none. */
function textOf(script: string): string {
  const part: unknown = JSON.parse(PART.exec(script)?.[1] ?? 'null');
  if (!Array.isArray(part) || part[0] > 1) throw new Error(`no payload: ${script.slice(0, 80)}`);
  return typeof part[1] === 'string' ? part[1] : '';
}
