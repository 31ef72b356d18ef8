import { expect, test } from '../../fixtures/customer-test.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { register } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';

const minute = 60_000;

test('AUTH-024 AUTH-025 a customer who opens no page for 30 minutes in any tab is signed out in all of them, and typed input stays @desktop', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const buyer = buildBuyer('inactive');
  await register(page, buyer);
  const second = await context.newPage();
  await openPage(second, '/track-order');
  await expect(second.getByRole('link', { name: 'Hello, Dale Account' })).toBeVisible();
  const orderNumber = second.getByRole('textbox', { name: 'Order number' });
  await orderNumber.fill('R4K72M9');

  await context.clock.fastForward(29 * minute);
  await openPage(page, '/account/profile');
  await context.clock.fastForward(29 * minute);
  await expect(second.getByRole('link', { name: 'Hello, Dale Account' }), 'the first tab was active').toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Dale Ostergaard');

  await context.clock.fastForward(2 * minute);
  for (const tab of [second, page]) await expect(tab.getByRole('button', { name: 'Sign in Account' })).toBeVisible();
  await expect(orderNumber).toHaveValue('R4K72M9');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Fprofile$/);
  await expect(page.getByText('Welcome back, Dale.')).toBeVisible();
  await expectReadable(page, 'the sign-in page after an inactive time');
});
