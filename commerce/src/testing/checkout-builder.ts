import type { Basket, Client, Order } from '@outfitter/contract/client';
import { testAddress } from './test-address.ts';
import type { TestCommerce, TestGuest } from './test-commerce.ts';

export const cards = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  processorError: '4000000000000119',
  responseLost: '4000000000000341',
  secondFactor: '4000000000003220',
} as const;

export interface CheckoutGuest extends TestGuest {
  basketId: string;
  basket(): Promise<Basket>;
  payWith(number: string): Promise<Basket>;
  place(expectedTotal?: number): Promise<Order>;
}

export interface CheckoutOptions {
  skuId: string;
  quantity?: number;
  card?: string;
  coupon?: string;
}

export function cardBody(number: string) {
  const paymentCard = { number, cardType: 'VS', holder: 'Dale Ostergaard', expirationMonth: 12, expirationYear: 2029, securityCode: '123' };
  return { paymentMethodId: 'CREDIT_CARD', paymentCard };
}

export async function completeCheckout(client: Client, basketId: string, card: string = cards.approved): Promise<void> {
  const params = { basketId };
  await client.setBasketCustomer({ params, body: { email: 'dale@example.com' } });
  const home = { basketId, shipmentId: 'me' };
  await client.setShippingAddress({ params: home, query: { use_as_billing: 'true' }, body: testAddress });
  await client.setShippingMethod({ params: home, body: { id: '02' } });
  await client.addPaymentInstrument({ params, body: cardBody(card) });
}

export async function fillCheckout(client: Client, { skuId, quantity = 1, card, coupon }: CheckoutOptions): Promise<string> {
  const { basketId } = await client.createBasket();
  const params = { basketId };
  await client.addBasketItems({ params, body: [{ productId: skuId, quantity }] });
  if (coupon) await client.addCoupon({ params, body: { code: coupon } });
  await completeCheckout(client, basketId, card);
  return basketId;
}

export async function buildCheckout(commerce: TestCommerce, options: CheckoutOptions): Promise<CheckoutGuest> {
  const guest = await commerce.guest();
  const { client } = guest;
  const basketId = await fillCheckout(client, options);
  const params = { basketId };
  return {
    ...guest,
    basketId,
    payWith: (number) => client.addPaymentInstrument({ params, body: cardBody(number) }),
    basket: () => client.getBasket({ params }),
    place: (expectedTotal) =>
      client.placeOrder({ body: { basketId, ...(expectedTotal === undefined ? {} : { c_expectedTotal: expectedTotal }) } }),
  };
}
