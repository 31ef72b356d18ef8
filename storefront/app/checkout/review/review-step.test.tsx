// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useBasket } from '../../basket/index.ts';
import { storeRemovedItems } from '../../basket/state/removed-items.ts';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import type { OrderPlacement } from '../place-order/use-place-order.ts';
import { PlaceOrderPanel } from './place-order-panel.tsx';
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
  expect(container.textContent).toContain('$26.00 each');
  expect(container.querySelector('[role="alert"]')).toBeNull();
  choose('3');
  await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Only 2 are left'));
  await waitFor(() => expect(select()?.value).toBe('2'));
});

it('BASKET-010 a line is removed on the review step and put back, without those that were removed in the cart', async () => {
  const lines = ['Coat', 'Pants'].map((productName, index) => buildBasketItem(String(index + 1), { productName }));
  const { server, requests } = openTab(buildBasket(lines), {
    'DELETE 2': () => {
      server.basket = buildBasket(lines.slice(0, 1));
      return respondWith(server.basket);
    },
    'POST items': () => {
      server.basket = buildBasket(lines);
      return respondWith(server.basket);
    },
  });
  storeRemovedItems([{ item: buildBasketItem('9', { productName: 'Cap' }), index: 0 }]);
  const { container } = mountScreens({ review: <Review /> }, '/review');
  const button = (label: string) => container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  await waitFor(() => expect(button('Remove Pants')).not.toBeNull());
  button('Remove Pants')!.focus();
  button('Remove Pants')!.click();
  await waitFor(() => expect(button('Undo: put Pants back')).not.toBeNull());
  expect(document.activeElement?.textContent).toContain('Pants removed.');
  expect(button('Remove Pants')).toBeNull();
  expect(container.textContent).not.toContain('Cap');
  button('Undo: put Pants back')!.click();
  await waitFor(() => expect(button('Remove Pants')).not.toBeNull());
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ call: 'POST items', body: [{ productId: 'sku2', c_position: 1 }] }));
  expect(container.querySelector('a[href="/cart"]')).toBeNull();
});

it.each([
  [false, 'Your card is not charged until your items ship.'],
  [true, 'Your card is not charged until your items ship or are ready for you.'],
])('the button that places the order says when the card is charged; with a pickup: %s', async (c_isBOPIS, text) => {
  const shipment = { shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS };
  const basket = buildBasket([buildBasketItem('1')], { shipments: [shipment] });
  openTab(basket, {});
  const placing = { status: 'idle', error: undefined, place: () => {} } as unknown as OrderPlacement;
  const { container } = mountScreens({ review: <PlaceOrderPanel basket={basket} placing={placing} /> }, '/review');
  await waitFor(() => expect(container.textContent).toContain(text));
});
