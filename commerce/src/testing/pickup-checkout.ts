import type { Order, ShipmentType } from '@outfitter/contract';
import { cardBody, cards } from './checkout-builder.ts';
import { testAddress } from './test-address.ts';
import type { TestCommerce, TestGuest } from './test-commerce.ts';

interface PickupCheckoutOptions {
  items: readonly { skuId: string; quantity?: number; type: ShipmentType }[];
  storeId?: string;
  card?: string;
  coupon?: string;
}

export interface PickupCheckout extends TestGuest {
  basketId: string;
  place(): Promise<Order>;
}

export async function buildPickupCheckout(
  commerce: Pick<TestCommerce, 'guest'>,
  { items, storeId = '001', card = cards.approved, coupon }: PickupCheckoutOptions,
): Promise<PickupCheckout> {
  const guest = await commerce.guest();
  const { client } = guest;
  const { basketId } = await client.createBasket();
  const params = { basketId };
  await client.updateBasket({ params, body: { c_pickupStoreID: storeId } });
  const lines = items.map(({ skuId, quantity = 1, type }) => ({
    productId: skuId,
    quantity,
    ...(type === 'ship-to-home' ? {} : { c_isPickupItem: true, c_shipmentType: type }),
  }));
  const { shipments } = await client.addBasketItems({ params, body: lines });
  await client.setBasketCustomer({ params, body: { email: 'dale@example.com' } });
  for (const { shipmentId, c_isBOPIS } of shipments) {
    const shipment = { basketId, shipmentId };
    if (c_isBOPIS) {
      const contact = { c_pickupFirstName: 'Dale', c_pickupLastName: 'Ostergaard', c_pickupPhone: '218-555-0134' };
      await client.updateShipment({ params: shipment, body: { ...contact, c_pickupEmail: 'pickup@example.com' } });
    } else {
      await client.setShippingAddress({ params: shipment, body: testAddress });
      await client.setShippingMethod({ params: shipment, body: { id: '02' } });
    }
  }
  await client.setBillingAddress({ params, body: testAddress });
  if (coupon) await client.addCoupon({ params, body: { code: coupon } });
  await client.addPaymentInstrument({ params, body: cardBody(card) });
  return { ...guest, basketId, place: () => client.placeOrder({ body: { basketId } }) };
}
