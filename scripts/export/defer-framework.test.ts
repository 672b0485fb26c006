import { describe, expect, it } from 'vitest';
import { checksum } from '../../lib/base/text/checksum';
import { deferFramework } from './defer-framework';

const START =
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({"otherChunks":["static/a.js"],"runtimeModuleIds":[94553]});</script>';
const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<script src="/_next/b.js" async=""></script><script src="/_next/poly.js" noModule=""></script>',
  '<script src="/_next/turbopack-1.js" async=""></script>',
  '<script>head()</script><script defer="" src="/boot/boot.1.js"></script></head>',
  '<body><script type="application/ld+json">{"a":1}</script><p>Text</p>',
  '<script src="/_next/a.js" id="_R_" async=""></script>',
  START,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"1:\\"x\\"\\n"])</script><script>self.__next_f.push([1,"2:[\\u003cp])"])</script>',
  '</body></html>',
].join('');
const PAYLOAD = '1:"x"\n2:[<p])';

describe('a page without the framework in its first load', () => {
  const { html, payload } = deferFramework(PAGE, '/faq.txt');

  it('names on the boot script: the payload with its mark, what starts, the runtime, the chunks', () => {
    expect(html).toContain(
      `<script defer="" data-framework="/faq.txt#${checksum(PAYLOAD)} 94553 /_next/turbopack-1.js /_next/b.js /_next/a.js" src="/boot/boot.1.js"></script>`,
    );
  });

  it('keeps the text, the head script and the structured data', () => {
    for (const part of ['<p>Text</p>', '<script>head()</script>', '{"a":1}'])
      expect(html).toContain(part);
  });

  it('loads nothing of the framework by itself', () => {
    expect(html.replace(/data-framework="[^"]*"/, '')).not.toMatch(/_next|TURBOPACK/);
  });

  it('puts the payload together', () => {
    expect(payload).toBe(PAYLOAD);
  });

  it('refuses what another framework would make', () => {
    expect(() => deferFramework(PAGE.replace(START, ''), '/faq.txt')).toThrow('/faq.txt');
    expect(() => deferFramework(PAGE.replace('[1,"1', '[3,"1'), '/faq.txt')).toThrow('no payload');
  });
});
