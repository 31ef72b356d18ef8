import { expect, type Locator, type Page } from '@playwright/test';

export const storeDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your store' });

/** Clicks "Choose this store" of a store in a list, on a page or in a dialog. */
export async function chooseStore(place: Page | Locator, name: string): Promise<void> {
  await place.getByRole('button', { name: `Choose this store ${name}` }).click();
}

export async function expectStoreInHeader(page: Page, city: string, id: string): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^${city}`) })).toHaveAttribute(
    'href',
    `/locations/?StoreID=${id}`,
  );
}

export async function expectNoStoreInHeader(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /Find a store$/ })).toHaveAttribute('href', '/find-stores');
}
