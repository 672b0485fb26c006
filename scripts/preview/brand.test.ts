import { expect, it } from 'vitest';
import { siteSchema } from '../../lib/docs/site/schemas';
import { brandSheet } from './brand';
import { drawIcons } from './brand-icons';

const mark = { viewBox: '0 0 24 24', body: '<path d="M4 4h16v16H4z"/>' };

it('draws every icon in the colors of the brand', () => {
  const parts = { mark, title: 'Q & A', ground: '#103010', accent: '#a0f0a0' };
  const icons = drawIcons(parts);
  const sizes = [...icons].flatMap(([name, bytes]) =>
    name.endsWith('.png') ? [[name, Buffer.from(bytes).readUInt32BE(16)]] : [],
  );
  expect(sizes).toEqual([
    ['apple-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/maskable-512.png', 512],
  ]);
  const drawing = Buffer.from(icons.get('icon.svg') ?? []).toString();
  expect(drawing).toContain('<title>Q &amp; A</title>');
  expect(drawing).toMatch(/fill="#103010".*stroke="#a0f0a0".*M4 4h16v16H4z/);
  expect(drawIcons({ ...parts, accent: '#ffffff' })).not.toEqual(icons);
  expect(drawIcons(parts)).toEqual(icons);
});

it('writes a sheet for the colors that the site has chosen, and nothing else', () => {
  expect(brandSheet(siteSchema.parse({}))).toBe('');
  const colors = { dark: { accent: '#a0f0a0' }, light: { accent: '#106010' } };
  expect(brandSheet(siteSchema.parse({ colors }))).toMatchInlineSnapshot(`
    "@media screen {
      @layer tokens {
        :root {
          --color-accent: #a0f0a0;
        }
        [data-theme='light'] {
          --color-accent: #106010;
        }
      }
    }
    "
  `);
});
