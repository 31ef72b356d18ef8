// @vitest-environment happy-dom
import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { loseConnection, openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { CartPage } from '../cart-page/cart-page.tsx';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';

type Gift = Pick<Basket['shipments'][number], 'gift' | 'giftMessage'>;

function buildGift(gift: Gift): Basket {
  const { shipments } = buildBasket();
  return buildBasket([buildBasketItem('1')], { shipments: [{ ...shipments[0]!, ...gift }] });
}

function typeInto(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function openCart(gift: Gift, patch?: () => Promise<Response>) {
  const { server, requests } = openTab(buildGift(gift), {
    'PATCH me': (request) => {
      if (patch) return patch();
      const { gift: isGift, giftMessage } = request.body as { gift: boolean; giftMessage?: string | null };
      server.basket = buildGift(isGift ? { gift: true, ...(giftMessage ? { giftMessage } : {}) } : {});
      return respondWith(server.basket);
    },
  });
  const { container } = mountScreens({ cart: <CartPage /> }, '/cart');
  const checkbox = () => container.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
  const field = () => container.querySelector<HTMLTextAreaElement>('textarea[name="giftMessage"]');
  await waitFor(() => expect(checkbox()).not.toBeNull());
  return { container, checkbox, field, sent: () => requests.filter(({ call }) => call === 'PATCH me').map(({ body }) => body) };
}

describe('the gift options of the cart', () => {
  it('save the choice at once, and the message when its field loses the focus', async () => {
    const { checkbox, field, sent } = await openCart({});
    expect(field()).toBeNull();
    checkbox().click();
    await waitFor(() => expect(field()).not.toBeNull());
    typeInto(field()!, 'Happy birthday 🎁');
    field()!.focus();
    field()!.blur();
    await waitFor(() => expect(sent()).toEqual([{ gift: true }, { gift: true, giftMessage: 'Happy birthday 🎁' }]));
    expect(field()?.value).toBe('Happy birthday 🎁');
    expect(checkbox().checked).toBe(true);
  });

  it('save a message that is still being typed', async () => {
    const { container, field, sent } = await openCart({ gift: true });
    typeInto(field()!, 'Dear Dale ');
    await waitFor(() => expect(sent()).toEqual([{ gift: true, giftMessage: 'Dear Dale' }]));
    expect(field()?.value).toBe('Dear Dale ');
    expect(container.textContent).toContain('240 characters left.');
  });

  it('show the saved message, and offer it again after the shopper has changed their mind twice', async () => {
    const { checkbox, field, sent } = await openCart({ gift: true, giftMessage: 'For you' });
    expect(field()?.value).toBe('For you');
    checkbox().click();
    await waitFor(() => expect(field()).toBeNull());
    await waitFor(() => expect(sent()).toHaveLength(1));
    checkbox().click();
    await waitFor(() => expect(sent()).toEqual([{ gift: false }, { gift: true, giftMessage: 'For you' }]));
    expect(field()?.value).toBe('For you');
  });

  it('return to the saved choice, with an error, if it cannot be saved', async () => {
    const { container, checkbox } = await openCart({}, loseConnection);
    checkbox().click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')).not.toBeNull());
    expect(checkbox().checked).toBe(false);
  });
});
