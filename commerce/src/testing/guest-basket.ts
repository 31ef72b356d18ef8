import type { TestCommerce, TestGuest } from './test-commerce.ts';

export interface GuestBasket extends TestGuest {
  params: { basketId: string };
  home: { basketId: string; shipmentId: string };
}

export async function createGuestBasket(
  commerce: TestCommerce,
  ...items: { productId: string; quantity?: number }[]
): Promise<GuestBasket> {
  const guest = await commerce.guest();
  const { basketId } = await guest.client.createBasket();
  if (items.length > 0) await guest.client.addBasketItems({ params: { basketId }, body: items });
  return { ...guest, params: { basketId }, home: { basketId, shipmentId: 'me' } };
}
