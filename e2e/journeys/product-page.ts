import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

export interface TestProduct {
  name: string;
  path: string;
  choices: Readonly<Record<string, string>>;
}

/** Product that is in stock in every size. */
export const coat: TestProduct = {
  name: 'Barn Door Coat',
  path: '/barn-door-coat-4120.html',
  choices: { Size: 'L' },
};

/** Product that the store in Ely does not have in stock. */
export const belt: TestProduct = { name: 'Bridle Belt', path: '/bridle-belt-7300.html', choices: { Waist: '32' } };

export const cap: TestProduct = { name: 'Watch Cap', path: '/watch-cap-7000.html', choices: {} };

/** Product with one unit in stock of each of these sizes, so that it can sell out once per width. */
export const lastVestInStock = (size: 'M' | '2XL'): TestProduct => ({
  name: 'Sled Dog Hooded Vest',
  path: '/sled-dog-hooded-vest-4245.html?color=35',
  choices: { Size: size },
});

export const soldOutSizeProduct: TestProduct = {
  name: 'Rail Yard Denim Vest',
  path: '/rail-yard-denim-vest-4246.html',
  choices: { Size: 'XL, sold out online' },
};

export const giftCard: TestProduct = { name: 'Ridge Gift Card', path: '/ridge-gift-card-9000.html', choices: {} };

export async function chooseVariant(page: Page, product: TestProduct): Promise<void> {
  for (const [group, value] of Object.entries(product.choices)) {
    // The label covers the input and receives the click.
    const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value, exact: true });
    await radio.click({ force: true });
    await expect(radio).toBeChecked();
  }
}

export async function chooseDelivery(page: Page, name: 'Ship it' | 'Pick up' | 'Ship to store'): Promise<void> {
  // The choice is loaded when it is near the viewport.
  await page.locator('#pickup-facts').scrollIntoViewIfNeeded();
  const way = page.getByRole('radiogroup', { name: 'How to get it' }).getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(way).toBeEnabled();
  await way.click({ force: true });
  await expect(way).toBeChecked();
}

/** Button that adds to the cart. Below 1024 px a second one is in the bottom bar while the first is out of view. */
export const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first();

export async function addToCart(page: Page, product: TestProduct): Promise<void> {
  await openPage(page, product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await chooseVariant(page, product);
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeAttached();
}
