import { expect, it } from 'vitest';
import { violations } from '../testing/axe';
import { forEachAtOnce, hydrate, observe, settle, setUpSite } from '../testing/browser';
import { pagesToTry } from '../testing/pages-to-try';

const site = setUpSite();
const routes = [...pagesToTry().map(({ route }) => route), '/search', '/search?q=card'];

it('says nothing on the console, asks no other host, and has content as WCAG 2.2 asks, on any page', {
  timeout: 600_000,
}, async () => {
  const faults: string[] = [];
  const context = await site.newContext();
  await forEachAtOnce(routes, 3, async (route) => {
    const page = await context.newPage();
    const { messages, foreign } = observe(page, site.url);
    const response = await page.goto(route, { waitUntil: 'load' });
    if (response?.status() !== 200) faults.push(`${route}: status ${response?.status()}`);
    await hydrate(page);
    await settle(page);
    faults.push(...messages.map((message) => `${route}: ${message}`));
    faults.push(...foreign.map((url) => `${route}: asked for ${url}`));
    // What all pages of a kind share is checked once a kind (axe.e2e.ts).
    const broken = await violations(page, 'content');
    faults.push(...broken.map((violation) => `${route}: ${violation}`));
    await page.close();
  });
  expect(faults).toEqual([]);
});

it('shows the 404 page, with its status, under an unknown path', async () => {
  const page = await (await site.newContext()).newPage();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.getByText('We could not find what you were looking for.').waitFor();
  expect(await page.title()).toMatch(/^Page Not Found\b/);
});
