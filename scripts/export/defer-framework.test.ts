import { describe, expect, it } from 'vitest';
import { deferFramework } from './defer-framework';

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  '<script src="/_next/b.js" async=""></script><script src="/_next/poly.js" noModule=""></script>',
  '<script>head()</script><script defer="" src="/boot/boot.1.js"></script></head>',
  '<body><script type="application/ld+json">{"a":1}</script><p>Text</p>',
  '<script src="/_next/a.js" id="_R_" async=""></script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push(1)</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>',
  '</body></html>',
].join('');

describe('a page without the framework in its first load', () => {
  const { html, payload, payloadSrc } = deferFramework(PAGE);

  it('names payload and chunks on the boot script, payload first', () => {
    expect(html).toContain(
      `<script defer="" data-framework="${payloadSrc} /_next/b.js /_next/a.js" src="/boot/boot.1.js"></script>`,
    );
  });

  it('keeps the text, the head script and the structured data', () => {
    for (const part of ['<p>Text</p>', '<script>head()</script>', '{"a":1}'])
      expect(html).toContain(part);
  });

  it('loads nothing of the framework by itself', () => {
    expect(html.replace(/data-framework="[^"]*"/, '')).not.toMatch(/_next|TURBOPACK/);
  });

  it('keeps the order of the payload', () => {
    expect(payload.split('\n')).toEqual([
      '(globalThis["TURBOPACK"] || []).push(1);',
      '(self.__next_f=self.__next_f||[]).push([0]);',
      'self.__next_f.push([1,"x"]);',
      '',
    ]);
  });

  it('names a payload by its content', () => {
    expect(deferFramework(PAGE).payloadSrc).toBe(payloadSrc);
    expect(deferFramework(PAGE.replace('"x"', '"y"')).payloadSrc).not.toBe(payloadSrc);
  });
});
