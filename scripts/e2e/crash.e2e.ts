import { expect, it } from 'vitest';
import { readOut } from '../export/out';
import { setUpSite } from '../testing/browser';

/** A payload of the page whose content fails to render: the browser gets an error in place of `main`. */
const broken = (file: string): string =>
  (readOut(file) ?? '')
    .replace(/\["\$","main",null,(?=[^}]*"data-route")/, '["$","$Lfffe",null,')
    .concat('fffe:E{"digest":"broken"}\n');

let isFaulty = true;
const site = setUpSite(({ path }) =>
  isFaulty && path === '/request_format.txt'
    ? new Response(broken(path.slice(1)), { headers: { 'content-type': 'text/plain' } })
    : undefined,
);

it('a page that crashes says so inside the shell, and can be tried again or left', async () => {
  expect(broken('request_format.txt')).toContain('$Lfffe');
  const page = await site.open('/', { framework: 'hydrated' });
  await page.locator('.sidebar a[href="/request_format"]').click();
  const heading = page.getByRole('heading', { level: 1, name: 'This page crashed.' });
  await heading.waitFor();
  await page.waitForFunction(() => document.title === 'Page Error');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('This page crashed.');
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  // Trying again fails again, and says so again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading.waitFor();
  // When the server has recovered, trying again shows the page.
  isFaulty = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main[data-route="/request_format"]').waitFor();
  // Elsewhere the site is as it was.
  await page.locator('.sidebar a[href="/api/account_info"]').click();
  await page.locator('main[data-route="/api/account_info"]').waitFor();
  expect(await heading.count()).toBe(0);
  await page.waitForFunction(() => document.title.startsWith('Account'));
});
