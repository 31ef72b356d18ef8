import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expect-accessible.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { openPage, waitForHydration } from '../../journeys/open-page.ts';
import { readSentMails } from '../../shop/running-shop.ts';
import { shopCommand } from '../../shop/shop-command.ts';

const coat = '/fencepost-chore-coat-4117.html';
const section = (page: Page) => page.getByRole('region', { name: 'Word from the field' }).or(page.locator('#reviews'));
const list = (page: Page) => page.getByRole('list', { name: 'Reviews' });
const shown = (page: Page) => list(page).getByRole('article');
async function scrollToReviews(page: Page): Promise<void> {
  await section(page).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await page.waitForFunction(() => {
    const select = document.querySelector('#reviews select');
    return select !== null && Object.keys(select).some((key) => key.startsWith('__reactProps'));
  });
}

function buildWriter(name: string, width: number) {
  return {
    email: `${name}-${width}@example.com`,
    headline: `Square and stiff at ${width}`,
    text: `The ${name} who tried it at ${width} found the collar warm, the cuffs long and the pockets where hands go.`,
  };
}

test('reviews are filtered by stars, size and body, sorted and paged @desktop @phone', async ({ page }) => {
  await openPage(page, coat);
  await scrollToReviews(page);
  await expect(shown(page)).toHaveCount(4);
  await expectReadable(page, 'a product with reviews');
  await page.getByRole('button', { name: 'More reviews' }).press('Enter');
  await expect(shown(page)).toHaveCount(14);
  await expect(shown(page).nth(4).getByRole('heading')).toBeFocused();

  await page.getByRole('button', { name: /^1 star:/ }).click();
  await expect(page.getByRole('button', { name: /^1 star:/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page).first().getByRole('img', { name: '1 out of 5 stars' })).toBeVisible();
  for (const article of await shown(page).all()) await expect(article.getByRole('img', { name: '1 out of 5 stars' })).toBeVisible();
  await expectReadable(page, 'reviews with one star');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(shown(page)).toHaveCount(14);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rated');
  await expect(shown(page).first().getByRole('img', { name: '1 out of 5 stars' })).toBeVisible();
  const sizes = page.getByRole('combobox', { name: 'Size worn' });
  await sizes.selectOption({ index: 1 });
  const chosen = (await sizes.locator('option:checked').textContent())?.replace(/ \(\d+\)$/, '') ?? '';
  await expect(shown(page).first()).toContainText(chosen);
  await page.getByRole('combobox', { name: 'Wearer’s height' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Wearer’s weight' }).selectOption({ index: 6 });
  await expect(page.getByText('No reviews match all of these filters.')).toBeVisible();
  await expectReadable(page, 'no review for the filters');
  await expectNothingClipped(page, 'no review for the filters');
});

test('a helpful vote counts once, also after a reload @phone', async ({ page }) => {
  await openPage(page, coat);
  await scrollToReviews(page);
  const first = shown(page).first();
  const countBefore = Number(/(\d+) found/.exec((await first.textContent()) ?? '')?.[1] ?? 0);
  const voteTwice = () => first.getByRole('button', { name: 'Helpful' }).dblclick();
  await voteTwice();
  await expect(first).toContainText(`${countBefore + 1} found it helpful`);
  await page.reload();
  await waitForHydration(page);
  await scrollToReviews(page);
  await expect(async () => {
    await page.reload();
    await expect(shown(page).first()).toContainText(`${countBefore + 1} found it helpful`);
  }).toPass({ timeout: 10_000 });
  await waitForHydration(page);
  await scrollToReviews(page);
  await voteTwice();
  await expect(shown(page).first().getByRole('button', { name: 'Thanks for your vote' })).toBeVisible();
  await expect(shown(page).first()).toContainText(`${countBefore + 1} found it helpful`);
});

test('ROUTE-003 a review is written by keyboard, keeps its input through errors and a reload, and appears once approved @everywhere', async ({
  page,
  viewport,
  unexpectedErrors,
}) => {
  const width = viewport?.width ?? 0;
  const author = buildWriter('roofer', width);
  await openPage(page, '/write-a-review?product=4117');
  await page.getByRole('button', { name: 'Submit review' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'an empty review');
  await page.getByRole('radio', { name: '2 stars' }).press('Space');
  await page.getByRole('textbox', { name: 'Headline' }).fill(author.headline);
  await page.getByRole('textbox', { name: 'Your review' }).fill('<script>alert(1)</script> and more words than thirty letters');
  await page.getByRole('radio', { name: 'Runs small' }).press('Space');
  await page.getByRole('combobox', { name: 'Size you wear' }).selectOption('L');
  await page.getByRole('textbox', { name: 'Wearer’s height' }).fill('wide');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Demo roofer');
  await page.getByRole('textbox', { name: 'Email' }).first().fill(author.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Plain text only');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Enter a height such as 5 ft 10');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(author.headline);
  await page.getByRole('textbox', { name: 'Your review' }).fill(author.text);
  await page.getByRole('textbox', { name: 'Wearer’s height' }).fill('5 ft 10');
  await page.getByRole('combobox', { name: 'Size you wear' }).selectOption('L');
  const send = page.getByRole('button', { name: 'Submit review' });
  await send.dblclick();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  await expectAccessible(page, 'a submitted review');

  // A second review with the same email address is rejected, and the input stays.
  unexpectedErrors.expect('/api/product/reviews');
  await openPage(page, '/write-a-review?product=4117');
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
  await page.getByRole('radio', { name: '5 stars' }).press('Space');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Again');
  await page.getByRole('textbox', { name: 'Your review' }).fill(`${author.text} Written a second time.`);
  await page.getByRole('textbox', { name: 'Display name' }).fill('Demo roofer');
  await page.getByRole('textbox', { name: 'Email' }).first().fill(author.email);
  await send.click();
  await expect(page.getByText('You already reviewed this product.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Again');
  await expectAccessible(page, 'a second review of one author');

  const pending = await shopCommand('reviews/reviews', 'list', 'pending', '--product', '4117');
  const id =
    pending
      .split('\n')
      .find((line) => line.includes(author.headline))
      ?.split(' ')[0] ?? '';
  await shopCommand('reviews/reviews', 'approve', id, '--by', 'the tests');
  await expect(async () => {
    await page.goto(coat);
    await waitForHydration(page);
    await scrollToReviews(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
    await expect(page.getByRole('heading', { name: author.headline })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });

  // The link in the email leads to the review and can delete it.
  const ownPath = () =>
    readSentMails(author.email, 'We got your review').then((mails) => /review=3D([\w.=\r\n-]+)/.exec(mails[0] ?? '')?.[1]);
  await expect.poll(ownPath, { timeout: 30_000 }).toBeTruthy();
  const token = ((await ownPath()) ?? '').replaceAll(/=\r?\n/g, '').split(/[\r\n]/)[0];
  await openPage(page, `/write-a-review?product=4117&review=${token}`);
  await expect(page.getByText('Published on the product page')).toBeVisible();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expectAccessible(page, 'the author’s own review');
  await page.getByRole('checkbox', { name: /Also delete my name/ }).check();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('Your data is deleted. We no longer know who wrote this review.')).toBeVisible();
});

test('ROUTE-003 a tampered link is reported, and a review can still be written @phone', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect('/api/product/reviews/link');
  await openPage(page, '/write-a-review?product=4117&token=R4K72M9QXB.4117.nonsense');
  await expect(page.getByText('This link isn’t valid, or part of it is missing.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible();
  await expectAccessible(page, 'a review with an invalid link');
});

test('a product without reviews says so @phone', async ({ page }) => {
  await openPage(page, '/product/4223');
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/write-a-review\?product=/);
});
