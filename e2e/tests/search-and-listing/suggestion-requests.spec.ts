import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { delayResponses } from '../../journeys/delayed-responses.ts';
import { openTrending, searchField, suggestions } from '../../journeys/navigation.ts';
import { openPage } from '../../journeys/open-page.ts';

const call = /\/search_suggestion\?/;
const list = (page: Page) => page.getByRole('search').getByRole('listbox');

function collectQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const query = call.test(request.url()) ? new URL(request.url()).searchParams.get('q') : null;
    if (query !== null) queries.push(query);
  });
  return queries;
}

test('SEARCH-015 a search submitted before the suggestions’ code loads is stored too @phone', async ({ page }) => {
  const delayed = await delayResponses(page, /\/assets\/suggestions-[^/]+\.js$/);
  await openPage(page, '/');
  await searchField(page).fill('flannel');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/q=flannel/);
  await delayed.release();
  await openPage(page, '/');
  await openTrending(page);
  await expect(list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['flannel']);
});

test('SEARCH-012 SEARCH-014 suggestions are requested from three characters on, debounced @desktop', async ({ page }) => {
  await openPage(page, '/');
  await openTrending(page);
  const queries = collectQueries(page);
  await searchField(page).pressSequentially('co');
  await page.waitForTimeout(500);
  expect(queries).toEqual([]);
  // In one task: on a busy machine, keys pressed one by one can be further apart than the debounce.
  await searchField(page).evaluate(() => {
    for (const letter of 'at') document.execCommand('insertText', false, letter);
  });
  await expect(suggestions(page).first()).toBeVisible();
  await expect.poll(() => queries).toEqual(['coat']);
});

test('SEARCH-014 the last input wins over late responses @desktop', async ({ page }) => {
  await openPage(page, '/');
  await openTrending(page);
  const delayed = await delayResponses(page, /search_suggestion\?q=flannel/);
  const queries = collectQueries(page);
  await searchField(page).fill('flannel');
  await expect.poll(() => queries).toEqual(['flannel']);
  await searchField(page).fill('chore coat');
  await expect(suggestions(page).first()).toContainText(/coat/i);
  await delayed.release();
  await page.waitForTimeout(300);
  await expect(suggestions(page).filter({ hasText: /flannel/i })).toHaveCount(0);
});

test('SEARCH-009 failing suggestions show nothing and block nothing @desktop', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('search_suggestion');
  await page.route(call, (route) => route.abort());
  await openPage(page, '/');
  await searchField(page).click();
  await searchField(page).pressSequentially('coat');
  await page.waitForTimeout(600);
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=coat$/);
});

test('SEARCH-001 the search field and its input stay the same when the suggestions’ code loads @desktop @phone', async ({ page }) => {
  const delayed = await delayResponses(page, /\/assets\/suggestions-[^/]+\.js/);
  await openPage(page, '/');
  const field = await searchField(page).elementHandle();
  await searchField(page).click();
  await searchField(page).pressSequentially('coa');
  await expect(list(page)).toBeHidden();
  await delayed.release();
  await searchField(page).pressSequentially('t');
  await expect(suggestions(page).first()).toBeVisible();
  expect(await searchField(page).evaluate((element, before) => element === before, field)).toBe(true);
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('coat');
});

test('SEARCH-001 input typed before hydration stays and gets suggestions @desktop @phone', async ({ page }) => {
  const delayed = await delayResponses(page, /\/assets\/entry\.client-[^/]+\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('search').getByRole('textbox', { name: 'Search' });
  await field.click();
  await field.pressSequentially('coat');
  await delayed.release();
  await expect(suggestions(page).first()).toBeVisible();
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('coat');
});

test('API-084 a search that is redirected before its suggestions arrive is tracked @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('outfitter.counted', 'true');
    localStorage.setItem('outfitter.cookie-notice', 'true');
  });
  const tracked: string[] = [];
  page.on('request', (request) => {
    const kind = /\/activities\/.*\/(view\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    const { searchText = '' } = kind ? (request.postDataJSON() as { searchText?: string }) : {};
    if (kind) tracked.push(`${kind} ${searchText}`.trim());
  });
  const delayed = await delayResponses(page, call);
  await openPage(page, '/');
  await expect.poll(() => tracked).toEqual(['viewPage']);
  await searchField(page).fill('returns');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/content\/returns$/);
  await expect.poll(() => tracked).toEqual(['viewPage', 'viewSearch returns', 'viewPage']);
  await delayed.release();
});
