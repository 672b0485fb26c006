import { describe, expect, it } from 'vitest';
import { FRAMEWORK_STATES, setUpSite } from '../testing/browser';

const site = setUpSite();

describe.each(FRAMEWORK_STATES)('the page as Markdown, framework %s', (framework) => {
  it('is copied by the button', async () => {
    const context = await site.newContext({
      framework,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.locator('.copy-page[data-copied]').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await (await fetch(`${site.url}/faq.md`)).text());
    expect(text).toContain('# FAQ');
  });

  it('is opened by the link', async () => {
    const page = await site.open('/faq', { framework });
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL('**/faq.md');
    expect(await page.textContent('body')).toContain('# FAQ');
  });

  it('says so when it cannot be had', async () => {
    const context = await site.newContext({ framework });
    await context.route('**/faq.md', (route) => route.fulfill({ status: 503, body: '' }));
    const page = await context.newPage();
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.locator('.copy-page[data-failed]').waitFor();
    await page.getByText('The page could not be copied').waitFor({ state: 'attached' });
  });
});
