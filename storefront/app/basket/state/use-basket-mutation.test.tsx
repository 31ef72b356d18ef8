// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openTab, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { setQuantity } from './basket-changes.ts';
import { useBasket } from './use-basket.ts';
import { useBasketMutation } from './use-basket-mutation.ts';

function Line() {
  const { basket } = useBasket();
  const change = useBasketMutation();
  return (
    <>
      <button type="button" onClick={() => change.mutate(setQuantity('1', 7))}>
        {basket?.productItems[0]?.quantity}
      </button>
      <output>{change.status}</output>
    </>
  );
}

it('BASKET-013 ERROR-033 a change that fails is logged and has the status error, and the basket is as before', async () => {
  openTab(buildBasket([buildBasketItem('1', { quantity: 2 })]), {
    'PATCH 1': () => respondWithFault(400, 'ProductItemNotAvailableException'),
  });
  const { container } = mountScreens({ '': <Line /> }, '/');
  const button = () => container.querySelector('button');
  await waitFor(() => expect(button()?.textContent).toBe('2'));
  button()!.click();
  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe('error'));
  expect(vi.mocked(console.warn)).toHaveBeenCalledWith(expect.objectContaining({ type: 'ProductItemNotAvailableException' }));
  expect(button()?.textContent).toBe('2');
});
