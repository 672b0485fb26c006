import { createHash } from 'node:crypto';

export interface Deferred {
  readonly html: string;
  /** What the framework needs before its scripts: the page's payload and the list of its chunks. */
  readonly payload: string;
  /** Address of the payload, named by its content. */
  readonly payloadSrc: string;
}

/** Folder of the payload scripts; below `_next/static`, whose files every host keeps for ever. */
const FOLDER = '/_next/static/payload';

const SCRIPT = /<script((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>([\s\S]*?)<\/script>/g;

/**
 * Take the framework out of the first load. Its chunks and the payload that was inline move into addresses on the
 * boot script, which asks for them when the reader first moves, touches or types. A page that is only read, printed
 * or indexed never loads them; the shell works without.
 */
export function deferFramework(html: string, base = ''): Deferred {
  const chunks: string[] = [];
  const inline: string[] = [];
  const rest = html.replace(SCRIPT, (whole, attributes: string, text: string) => {
    const src = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    if (src?.startsWith(`${base}/_next/`)) {
      // The other half of a module/nomodule pair is for browsers the site does not run on.
      if (!/\snoModule/i.test(attributes)) chunks.push(src);
      return '';
    }
    if (!src && /__next_f|globalThis\["TURBOPACK"\]/.test(text)) {
      inline.push(text);
      return '';
    }
    return whole;
  });
  const payload = `${inline.join(';\n')};\n`;
  const name = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const payloadSrc = `${base}${FOLDER}/${name}.js`;
  const addresses = [payloadSrc, ...new Set(chunks)].join(' ');
  return {
    payload,
    payloadSrc,
    html: rest
      .replace(/<link rel="(?:preload|preconnect)"[^>]*(?:as="script"|href="\/")[^>]*\/>/g, '')
      .replace(
        /(<script defer="")(?= src="[^"]*\/boot\/boot\.)/,
        `$1 data-framework="${addresses}"`,
      ),
  };
}
