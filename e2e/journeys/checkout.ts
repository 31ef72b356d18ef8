import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

export const testCards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  secondFactor: '4000 0000 0000 3220',
} as const;

export interface Buyer {
  email: string;
  fullName: string;
  street: string;
  postalCode: string;
  city: string;
}

export function buildBuyer(name: string): Buyer {
  return {
    email: `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`,
    fullName: 'Dale Ostergaard',
    street: '14 Sheridan Street',
    postalCode: '54801',
    city: 'Spooner',
  };
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

export async function fillShipping(page: Page, buyer: Buyer): Promise<void> {
  await field(page, 'Email').fill(buyer.email);
  await fillAddress(page, buyer);
}

/** Fills in the address of the shipping step after a pickup step, which has asked for the email. */
export async function fillAddress(page: Page, buyer: Buyer): Promise<void> {
  await field(page, 'Full name').fill(buyer.fullName);
  await field(page, 'Street address').fill(buyer.street);
  await field(page, 'ZIP').fill(buyer.postalCode);
  await field(page, 'City').fill(buyer.city);
  await expect(page.getByRole('combobox', { name: 'State' }), 'the state follows the ZIP').toHaveValue('WI');
}

export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\?step=payment$/);
  await expect(field(page, 'Card number')).toBeVisible();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expires').fill('08/29');
  await field(page, 'Security code').fill('123');
}

export async function goToReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review the order' }).click();
  await expect(page).toHaveURL(/\/checkout\?step=review$/);
  await expect(placeOrderButton(page)).toBeEnabled();
}

export const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Place order, \$/ });

export async function checkOutToReview(page: Page, buyer: Buyer, card: string): Promise<void> {
  await openPage(page, '/checkout');
  await fillShipping(page, buyer);
  await goToPayment(page);
  await fillCard(page, card);
  await goToReview(page);
}

/** Places the order and returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await placeOrderButton(page).click();
  return confirmedOrder(page);
}

export async function confirmedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/confirmation$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Got it/ })).toBeVisible();
  const text = await page.getByText(/^Order \S+$/).textContent();
  return (text ?? '').replace(/^Order /, '');
}
