import { expect, type Page } from '@playwright/test';
import { isDesktop } from './viewport.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

export async function openDepartment(page: Page, department: string): Promise<void> {
  if (isDesktop(page)) {
    const toggle = page.getByRole('button', { name: `${department} menu`, exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  } else {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu(page).getByRole('link', { name: department, exact: true }).click();
  }
  await expect(menu(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
}

/** Follows a category of the open menu to its listing, through the next level where the menu drills down. */
export async function goToCategory(page: Page, category: string): Promise<void> {
  await menu(page).getByRole('heading', { name: category }).getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1, name: category });
  const shopAll = menu(page).getByRole('link', { name: `Shop All ${category}`, exact: true });
  if (!isDesktop(page)) await expect(heading.or(shopAll)).toBeVisible();
  if (!isDesktop(page) && (await shopAll.isVisible())) await shopAll.click();
  await expect(heading).toBeVisible();
  await expect(menu(page).getByRole('heading', { name: category }), 'the menu closes').toBeHidden();
}

const filters = (page: Page) => page.getByRole(isDesktop(page) ? 'complementary' : 'dialog', { name: 'Filters' });

export async function openFilters(page: Page): Promise<void> {
  if (!isDesktop(page)) await page.getByRole('button', { name: 'Filter' }).click();
  await expect(filters(page)).toBeVisible();
}

export async function applyFilter(page: Page, value: string): Promise<void> {
  await filters(page)
    .getByRole('link', { name: new RegExp(`^${value} ?, \\d+ style`) })
    .click();
  await expect(page.getByRole('list', { name: 'Your filters' }).getByRole('link', { name: new RegExp(`^${value}`) })).toBeAttached();
  if (!isDesktop(page)) await page.getByRole('button', { name: /^Show \d+ style/ }).click();
}

export const productTile = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name, exact: true });

export const searchField = (page: Page) => page.getByRole('search').getByRole('combobox', { name: 'Search' });

export async function submitSearch(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text);
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
}

export const suggestions = (page: Page) => page.getByRole('search').getByRole('listbox').getByRole('option');

export async function openTrending(page: Page): Promise<void> {
  await searchField(page).click();
  await expect(page.getByRole('search').getByRole('listbox', { name: 'Trending Searches' })).toBeVisible();
}

/** Enters the text at once: on a busy computer, slow typing shows the suggestions for its beginning first. */
export async function typeSearch(page: Page, text: string): Promise<void> {
  await searchField(page).click();
  await searchField(page).fill(text);
  await expect(
    page
      .getByRole('search')
      .getByText(/^(Search Suggestions|Products)$/)
      .first(),
  ).toBeVisible();
}
