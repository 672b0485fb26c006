// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { printMarkup } from './markup';
import { useMarkupId } from './markup-id';

/** What a browser makes of a text, as one form for all ways of writing it. */
const parsed = (html: string): string => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.innerHTML;
};

const GIVEN = { dangerouslySetInnerHTML: { __html: '<i>x</i>' } };
const Term = ({ children }: { children: ReactNode }) => <dfn className="term">{children}</dfn>;

it.each<[string, ReactNode]>([
  ['texts', ['a & b < c > "d" \'e\'', 0, '', null, undefined, true, false]],
  ['components and fragments', [<Term key="a">{'x'}</Term>, [<p key="b">{['y', 1]}</p>]]],
  [
    'attributes',
    <label key="a" htmlFor="b" className={'a "b" & <c>'} tabIndex={-1} aria-hidden data-on={false}>
      <input id="b" type="checkbox" disabled={false} spellCheck={false} defaultChecked />
      <input autoComplete="off" readOnly defaultValue="x" />
      <time dateTime="2026-11-28" hidden />
      <button type="button" popoverTarget="toc" data-empty="" suppressHydrationWarning />
      <a href="/x.zip" download="">
        x
      </a>
    </label>,
  ],
  [
    'drawings',
    <svg key="a" viewBox="0 0 8 8" role="img">
      <title>t</title>
      <marker id="m" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="strokeWidth" />
      <path d="M0 0" markerEnd="url(#m)" />
    </svg>,
  ],
  ['given HTML', <code key="a" {...GIVEN} />],
  ['a first line break', <pre key="a">{'\n\nx'}</pre>],
  ['elements without an end', [<br key="a" />, <hr key="b" />, <i key="c" />]],
])('prints %s as React does', async (_, node) => {
  const { html, sheets } = await printMarkup(node);
  expect(parsed(html)).toBe(parsed(renderToStaticMarkup(node)));
  expect(sheets).toEqual([]);
});

it('waits for components, and gives each id once, in the order of the document', async () => {
  const Named = () => <b id={useMarkupId()} />;
  const Slow = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return <Named />;
  };
  const Quick = async () => <Named />;
  const { html } = await printMarkup([<Slow key="a" />, <Quick key="b" />]);
  expect(html).toBe('<b id="_1"></b><b id="_2"></b>');
});

it('takes sheets out, each once', async () => {
  const sheet = <link rel="stylesheet" href="/a.css" precedence="next" />;
  const { html, sheets } = await printMarkup([sheet, <p key="p">{sheet}</p>]);
  expect(html).toBe('<p></p>');
  expect(sheets).toEqual([sheet]);
});

it('refuses what a text cannot hold', async () => {
  const Browser = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  await expect(printMarkup(<Browser />)).rejects.toThrow('component of the browser');
  await expect(printMarkup(<p style={{ color: 'red' }} />)).rejects.toThrow('property style');
  await expect(printMarkup(<p onScroll={() => undefined} />)).rejects.toThrow('property onScroll');
});
