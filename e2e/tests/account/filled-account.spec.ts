import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/customer-test.ts';
import { expectNothingClipped } from '../../fixtures/expect-no-clipping.ts';
import { expectReadable } from '../../fixtures/expect-readable.ts';
import { waitForAccountSection } from '../../journeys/account-section.ts';
import { openPage } from '../../journeys/open-page.ts';
import { textSize } from '../../journeys/page-states.ts';
import { signIn } from '../../journeys/sign-in.ts';
import { atEachWidth } from '../../journeys/viewport.ts';
import { demoCustomer } from '../../shop/running-shop.ts';

async function expectReadableLarge(page: Page, state: string): Promise<void> {
  await expectReadable(page, state);
  await textSize('200%')(page);
  await atEachWidth(page, (width) => expectNothingClipped(page, `${state} with text at 200 %, ${width} px`));
  await textSize('')(page);
}

test('ACCOUNT-001 ORDER-010 ORDER-012 the orders, the saved cards and the wishlist of a customer are readable, also with text at 200 % @desktop @phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { email, password } = demoCustomer();
  const main = page.getByRole('main');
  await signIn(page, email, password);
  await expect(main.getByRole('link', { name: /^Details of order/ }).first()).toBeVisible();
  await waitForAccountSection(page);
  await expectReadableLarge(page, 'the overview of a filled account');

  await test.step('the orders and each of them', async () => {
    const details = main.getByRole('link', { name: /^Details of order/ });
    await openPage(page, '/account/orders');
    await expect(details).toHaveCount(3);
    await expectReadableLarge(page, 'a list of orders');
    const paths = await details.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths) {
      await openPage(page, path);
      await waitForAccountSection(page);
      await expect(main.getByText(path.split('/').at(-1) ?? '').first()).toBeVisible();
      await expectReadableLarge(page, `the order at ${path}`);
    }
  });

  await test.step('the saved cards', async () => {
    await openPage(page, '/account/payments');
    await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await expectReadableLarge(page, 'two saved cards');
  });

  await test.step('the wishlist', async () => {
    await openPage(page, '/account/wishlist');
    await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
    await expectReadableLarge(page, 'a filled wishlist');
  });
});
