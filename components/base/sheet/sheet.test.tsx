import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sheet } from './sheet';

it('puts the sheet into the head once, however often a page asks for it', () => {
  const html = renderToString(
    <html lang="en">
      <body>
        <Sheet name="long" />
        <p>Text</p>
        <Sheet name="long" />
      </body>
    </html>,
  );
  const head = html.slice(0, html.indexOf('<body>'));
  expect(head.match(/<link rel="stylesheet" href="\/boot\/long\.[\da-f]{12}\.css"/g)).toHaveLength(
    1,
  );
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});

it('refuses a name that no file has', () => {
  expect(() => renderToString(<Sheet name="lnog" />)).toThrow('no sheet lnog.page.css');
});
