// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { AddToBasketButton } from './add-to-basket-button.tsx';

async function mountButton() {
  const onAdd = vi.fn();
  const screens = { '': <AddToBasketButton status="success" isSoldOut={false} onAdd={onAdd} />, cart: <p>Your cart</p> };
  const { container } = mountScreens(screens, '/');
  await waitFor(() => findByText(container, 'button', 'In the cart'));
  const click = (detail: number) =>
    findByText(container, 'button', 'In the cart').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  return { container, click, onAdd };
}

it('PDP-004 the button of an added item leads to the cart and adds nothing', async () => {
  const { container, click, onAdd } = await mountButton();
  click(1);
  await waitFor(() => findByText(container, 'p', 'Your cart'));
  expect(onAdd).not.toHaveBeenCalled();
});

it('PDP-004 the second click of a double click on the button neither adds the item again nor leaves the page', async () => {
  const { container, click, onAdd } = await mountButton();
  click(2);
  await waitFor(() => findByText(container, 'button', 'In the cart'));
  expect(onAdd).not.toHaveBeenCalled();
  expect(container.textContent).not.toContain('Your cart');
});
