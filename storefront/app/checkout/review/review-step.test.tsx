// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useBasket } from '../../basket/index.ts';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { ReviewStep } from './review-step.tsx';

function Review() {
  const { basket } = useBasket();
  return basket ? <ReviewStep basket={basket} /> : null;
}

it('the quantity of a line changes on the review step, and an error explains why it did not', async () => {
  const basketOf = (quantity: number) => buildBasket([buildBasketItem('1', { productName: 'Coat', quantity })]);
  const { server, requests } = openTab(basketOf(1), {
    'PATCH 1': [
      () => {
        server.basket = basketOf(2);
        return respondWith(server.basket);
      },
      () => respondWithFault(409, 'ProductItemNotAvailableException', { available: 2 }),
    ],
  });
  const { container } = mountScreens({ review: <Review /> }, '/review');
  const select = () => container.querySelector<HTMLSelectElement>('[aria-label="Quantity of Coat"]');
  const choose = (quantity: string) => {
    select()!.value = quantity;
    select()!.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await waitFor(() => expect(select()?.value).toBe('1'));
  choose('2');
  await waitFor(() => expect(requests).toMatchObject([{ call: 'PATCH 1', body: { quantity: 2 } }]));
  await waitFor(() => expect(select()?.value).toBe('2'));
  expect(container.querySelector('[role="alert"]')).toBeNull();
  choose('3');
  await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Only 2 are left'));
  await waitFor(() => expect(select()?.value).toBe('2'));
});
