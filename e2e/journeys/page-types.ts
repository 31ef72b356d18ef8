import { expect, type Page } from '@playwright/test';
import type { UnexpectedErrors } from '../fixtures/unexpected-errors.ts';
import { register } from './account.ts';
import { waitForAccountSection } from './account-section.ts';
import { buildBuyer, checkOutToReview, testCards } from './checkout.ts';
import { openPage } from './open-page.ts';
import { addToCart, coat } from './product-page.ts';

const publicPages = {
  home: '/',
  listing: '/men/coats',
  product: coat.path,
  search: '/search?q=coat',
  'missing page': '/no-such-place',
  'content page': '/content/returns',
  'sign-in page': '/login',
  'store finder': '/find-stores?address=Ely%2C+MN',
  'page of a store': '/locations/?StoreID=001',
  registration: '/register',
  'forgotten password': '/reset-password',
  'new password': '/set-password?token=unknown',
  'home in French': '/fr-FR',
  'product in French': `/fr-FR${coat.path}`,
};
const steps = ['shipping', 'payment', 'review'];
const accountSections = ['', '/orders', '/wishlist', '/sizes', '/addresses', '/payments', '/preferred-email', '/profile', '/security'];

/** Requests that fail by design: a page that does not exist, and a password link that was never mailed. */
const failedRequests = ['/no-such-place', '/api/customer/password-link'];

/** Visits each page type; cart and checkout have a product in the basket, and the account is that of a new customer. */
export async function visitEachPageType(
  page: Page,
  unexpectedErrors: UnexpectedErrors,
  check: (pageType: string) => Promise<void>,
): Promise<void> {
  for (const request of failedRequests) unexpectedErrors.expect(request);
  for (const [pageType, path] of Object.entries(publicPages)) {
    await openPage(page, path);
    // The page of a missing address redirects to the home page after a while; any input cancels that.
    await page.keyboard.press('Shift');
    await check(pageType);
  }
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  await check('cart');
  await checkOutToReview(page, buildBuyer('page-types'), testCards.approved);
  for (const step of steps) {
    await openPage(page, `/checkout?step=${step}`);
    await expect(page.locator('section[data-state="now"] :is(form, li)').first()).toBeVisible();
    await check(step);
  }
  await register(page, buildBuyer('page-types-account'));
  for (const section of accountSections) {
    await openPage(page, `/account${section}`);
    await waitForAccountSection(page);
    await check(`account${section}`);
  }
}
