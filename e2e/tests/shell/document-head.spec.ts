import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage } from '../../journeys/open-page.ts';

/** Metadata of a page: from the server's HTML, or from the open page after any navigation. */
interface HeadTags {
  ofServer: string[];
  ofPage: string[];
}

function readHeadTags(page: Page): Promise<HeadTags> {
  return page.evaluate(async () => {
    const linesOf = (root: Document) => {
      const tags = [...root.head.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]')];
      const lines = tags.map((tag) => {
        const attributes = ['name', 'property', 'rel', 'hreflang', 'content', 'href'].flatMap((word) => tag.getAttribute(word) ?? []);
        return attributes.join(' ');
      });
      return [`title ${root.title}`, ...lines].sort();
    };
    const response = await fetch(location.href);
    return { ofServer: linesOf(new DOMParser().parseFromString(await response.text(), 'text/html')), ofPage: linesOf(document) };
  });
}

async function expectServerHead(page: Page): Promise<string[]> {
  await expect(async () => {
    const { ofPage, ofServer } = await readHeadTags(page);
    expect(ofPage).toEqual(ofServer);
  }).toPass();
  return (await readHeadTags(page)).ofPage;
}

test('SHELL-039 SHELL-040 ROUTE-043 title, description, URLs and social metadata follow navigation @desktop', async ({ page }) => {
  await openPage(page, '/fr-FR');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const heads = [await expectServerHead(page)];

  await test.step('to a listing and on to a product', async () => {
    await page.getByRole('banner').locator('a[href$="/men"]').first().click();
    await expect(page).toHaveURL(/\/men$/);
    heads.push(await expectServerHead(page));
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/-\d+\.html/);
    heads.push(await expectServerHead(page));
  });

  await test.step('to the cart, which is not indexed', async () => {
    await page.locator('header a[href$="/cart"]').first().click();
    await expect(page).toHaveURL(/\/cart$/);
    const head = await expectServerHead(page);
    expect(head.filter((line) => /og:|alternate|canonical/.test(line))).toEqual([]);
    expect(head).toContain('robots noindex');
  });

  await test.step('back', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/-\d+\.html/);
    expect(await expectServerHead(page)).toEqual(heads[2]);
  });

  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  const urls = heads.map((head) => head.find((line) => line.startsWith('og:url ')));
  expect(new Set(urls).size).toBe(3);
  for (const head of heads) expect(head.filter((line) => /^og:(url|title|image) /.test(line))).toHaveLength(3);
});

test('HOME-003 HOME-007 home and content pages have the title and description of their content @desktop', async ({ page }) => {
  for (const [path, key] of [
    ['/', 'homepage'],
    ['/content/returns', 'returns'],
  ] as const) {
    const response = await page.request.get(`/cms/content/key/${key}`);
    const { content } = (await response.json()) as { content: { seo: { title: string; metaDescription: string } } };
    await openPage(page, path);
    expect(await page.title()).toContain(content.seo.title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', content.seo.metaDescription);
  }
});
