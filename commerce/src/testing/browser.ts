/** A guest with an empty basket. */
import type { TestCommerce, TestGuest } from './commerce.ts';

export interface Browser extends TestGuest {
  params: { basketId: string };
  home: { basketId: string; shipmentId: string };
}

export async function browserOf(commerce: TestCommerce): Promise<Browser> {
  const guest = await commerce.guest();
  const { basketId } = await guest.client.createBasket();
  return { ...guest, params: { basketId }, home: { basketId, shipmentId: 'me' } };
}
