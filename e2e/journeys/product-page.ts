import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Something of the demo shop that a journey buys. */
export interface TestProduct {
  name: string;
  path: string;
  /** What has to be chosen, by the names of the groups. */
  choices: Readonly<Record<string, string>>;
}

/** There are dozens of it in every size. */
export const coat: TestProduct = {
  name: 'Barn Door Coat',
  path: '/barn-door-coat-4120.html',
  choices: { Size: 'L' },
};

/** One is left of it in this colour and each of these sizes, so that it sells out once at each of two widths. */
export const lastVestInStock = (size: 'M' | '2XL'): TestProduct => ({
  name: 'Sled Dog Hooded Vest',
  path: '/sled-dog-hooded-vest-4245.html?color=35',
  choices: { Size: size },
});

/** Some of its sizes have sold out. */
export const soldOutSizeProduct: TestProduct = {
  name: 'Rail Yard Denim Vest',
  path: '/rail-yard-denim-vest-4246.html',
  choices: { Size: 'XL, sold out' },
};

export const giftCard: TestProduct = { name: 'Ridge Gift Card', path: '/ridge-gift-card-9000.html', choices: {} };

export async function chooseVariant(page: Page, good: TestProduct): Promise<void> {
  for (const [group, value] of Object.entries(good.choices)) {
    // The input lies under its label, which takes the press.
    const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value, exact: true });
    await radio.click({ force: true });
    await expect(radio).toBeChecked();
  }
}

/** Below 1024 px a second one stands at the foot of the screen while the first is out of sight. */
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first();

/** Puts one into the cart on its own page, without what opens after it. */
export async function addToCart(page: Page, good: TestProduct): Promise<void> {
  await openPage(page, good.path);
  await expect(page.getByRole('heading', { level: 1, name: good.name })).toBeVisible();
  await chooseVariant(page, good);
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();
}
