import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { openPreviewBar, previewBar, publishCampaign, signInAsEditor } from '../../journeys/preview.ts';
import { contentToolOrigin } from '../../shop/content-tool.ts';

const invalidPathMessage = 'url must start with a forward slash, example "/content/pagepath"';

test('PREVIEW-001 PREVIEW-002 PREVIEW-003 PREVIEW-004 PREVIEW-005 PREVIEW-006 ERROR-016 an editor signs in, previews a future page and leaves the preview @everywhere', async ({
  page,
  unexpectedErrors,
}, { project }) => {
  unexpectedErrors.expect('/preview/begin');
  const season = await publishCampaign(`walk-${project.name}`);
  await openPage(page, '/preview/begin?vseDomain=&unpublishedFilterAPI=');
  await expectAccessible(page, 'the start of the preview');
  await signInAsEditor(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('That name and password don’t match.');
  await signInAsEditor(page);

  await expect(page).toHaveURL(/\/$/);
  await expect(previewBar(page)).toContainText('as of now');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outfitter.preview'))).toContain('"token":"ey');
  let bar = await openPreviewBar(page);
  await expectAccessible(page, 'home in preview');
  await expectNothingClipped(page, 'home in preview');

  await bar.getByLabel('Page path').fill('content/pagepath');
  await bar.getByRole('button', { name: 'Go' }).click();
  await expect(bar.getByRole('alert')).toHaveText(invalidPathMessage);
  await expect(bar.getByLabel('Page path')).toBeFocused();
  await expectAccessible(page, 'an invalid path in preview');

  await bar.getByLabel('Page path').fill(season.path);
  await bar.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(season.path);
  await expect(page.getByRole('main')).toContainText(season.currentHeadline);

  bar = await openPreviewBar(page);
  await expect(bar.getByLabel('Page path')).toHaveValue(season.path);
  // The test browser's time zone is America/Chicago.
  const local = await page.evaluate(
    (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16),
    season.startsAt,
  );
  await bar.getByLabel('Date and time').fill(local);
  await bar.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByRole('main')).toContainText(season.scheduledHeadline);
  bar = await openPreviewBar(page);
  await expect(bar.getByLabel('Date and time')).toHaveValue(local);
  await expect(bar.getByRole('time')).toHaveAttribute('datetime', new Date(season.startsAt).toISOString());

  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(previewBar(page)).toBeVisible();

  await previewBar(page).getByRole('button', { name: 'EXIT PREVIEW' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(previewBar(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('outfitter.preview'))).toBeNull();
  await openPage(page, season.path);
  await expect(page.getByRole('main')).toContainText(season.currentHeadline);
});

test('PREVIEW-003 the focused element is covered by neither the preview bar nor the header @everywhere', async ({ page }) => {
  await openPage(page, '/preview/begin');
  await signInAsEditor(page);
  await expect(previewBar(page)).toBeVisible();
  await openPage(page, '/content/returns');
  await openPreviewBar(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const links = page.getByRole('main').getByRole('link');
  for (const at of [0, Math.floor((await links.count()) / 2)]) {
    await links.nth(at).focus();
    const isCovered = await links.nth(at).evaluate((link) => {
      const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(found && (link.contains(found) || found.contains(link)));
    });
    expect(isCovered, `link ${at}`).toBe(false);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PREVIEW-002 a preview starts and ends @desktop', async ({ page, unexpectedErrors }) => {
    // The browser blocks the preloaded scripts.
    unexpectedErrors.expect('/assets/');
    await page.goto('/preview/begin');
    await signInAsEditor(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(previewBar(page)).toBeVisible();
    await previewBar(page).getByRole('button', { name: 'EXIT PREVIEW' }).click();
    await expect(previewBar(page)).toHaveCount(0);
  });
});

test('ROUTE-015 PREVIEW-006 PREVIEW-007 only an editor can view a content item in the layout of its schema @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  unexpectedErrors.expect('/api/preview/sign-in');
  await openPage(page, '/visualization?deliveryKey=homepage&contentType=homepage');
  await expectAccessible(page, 'a visualization, signed out');
  await signInAsEditor(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('That name and password don’t match.');
  await signInAsEditor(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Content preview' })).toHaveCount(0);
  await page.goto('/visualization?deliveryKey=returns');
  await waitForHydration(page);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // An item that is not a page is titled by its name in the content tool.
  await page.goto('/visualization?deliveryKey=footer');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Footer');
});

/** Returns a content tool's page with a visualization in a frame; a call of `send` posts a message to the frame. */
async function openTool(page: Page, origin: string): Promise<(content: unknown) => Promise<void>> {
  await page.goto(`${origin}/`);
  return (content) =>
    page.evaluate(
      (sent) => document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'outfitter.content', content: sent }, '*'),
      content,
    );
}

async function serveTool(address: string): Promise<Server> {
  const body = `<!doctype html><html lang="en"><title>Tool</title><link rel="icon" href="data:,"><iframe title="Shop" width="1200" height="800" src="${address}"></iframe></html>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body));
  server.listen(Number(new URL(contentToolOrigin).port), '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('PREVIEW-008 PREVIEW-007 the visualization shows sanitized content from a listed content tool only @desktop', async ({
  page,
  baseURL,
  unexpectedErrors,
}) => {
  // A private window blocks storage for third-party frames, which the router logs; the token is in memory then.
  unexpectedErrors.expect('Access is denied for this document');
  const server = await serveTool(`${baseURL}/visualization?realtime=true`);
  const send = await openTool(page, contentToolOrigin);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('Editor’s name')).toBeVisible();
  await signInAsEditor(frame);
  await expect(frame.getByText('Rendering realtime content...')).toBeVisible();
  const banner = (headline: string) => ({ _meta: { schema: 'text-banner', name: 'A banner' }, headline });
  await send({ headline: 'Of no schema' });
  for (const headline of ['Boots', 'Boots st', 'Boots stay out.']) await send(banner(headline));
  await expect(frame.getByText('Boots stay out.')).toBeVisible();
  const html = '<p>Half a <b>sen</b></p><img src="x" onerror="document.title=\'taken\'"><script>document.title="taken"</script>';
  await send({
    _meta: { schema: 'slot-wrapper', name: 'A slot' },
    slotContent: [{ _meta: { schema: 'text-block' }, richText: { richText: html } }],
  });
  await expect(frame.getByText('Half a sen')).toBeVisible();
  await expect(frame.locator('main img, main script')).toHaveCount(0);
  await expect(frame.locator('html').first()).not.toHaveAttribute('data-preview');

  // An origin that is not listed may not frame the page.
  unexpectedErrors.expect('frame-ancestors');
  unexpectedErrors.expect('/visualization');
  await openTool(page, contentToolOrigin.replace('tool.', 'other.'));
  await expect(page.frameLocator('iframe').getByLabel('Editor’s name')).toHaveCount(0);
  server.closeAllConnections();
  server.close();
});
