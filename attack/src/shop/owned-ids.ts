import { randomUUID } from 'node:crypto';
import { prepareBasket } from '@outfitter/bench/guest-shopper';
import { createAuthenticator } from '@outfitter/commerce/testing/passkeys';
import { customerPassword, type Shopper } from './shoppers.ts';

/** Ids of the resources of one shopper. For a guest, the ids of an account belong to no resource. */
export interface OwnedIds extends AccountIds {
  customerId: string;
  basketId: string;
  itemId: string;
  couponItemId: string;
  paymentInstrumentId: string;
  listId: string;
  listItemId: string;
  orderNo: string;
  /** Email address of the order. */
  email: string;
}

interface AccountIds {
  customerNo: string;
  login: string;
  addressName: string;
  savedCardId: string;
  sessionId: string;
  passkeyId: string;
}

export const address = {
  fullName: 'Dale Ostergaard',
  address1: '14 Sheridan Street',
  city: 'Spooner',
  stateCode: 'WI',
  postalCode: '54801',
  countryCode: 'US',
} as const;

export const paymentCard = {
  number: '5555555555554444',
  cardType: 'MC',
  holder: 'Dale Ostergaard',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
} as const;

const unknownAccountIds = (): AccountIds => ({
  customerNo: randomUUID(),
  login: `${randomUUID()}@example.com`,
  addressName: randomUUID(),
  savedCardId: randomUUID(),
  sessionId: randomUUID(),
  passkeyId: randomUUID(),
});

export function unknownIds(): OwnedIds {
  return {
    ...unknownAccountIds(),
    customerId: randomUUID(),
    basketId: randomUUID(),
    itemId: randomUUID(),
    couponItemId: randomUUID(),
    paymentInstrumentId: randomUUID(),
    listId: randomUUID(),
    listItemId: randomUUID(),
    orderNo: 'RR0000000000',
    email: 'nobody@example.com',
  };
}

/** Places an order, then fills a wishlist, a basket that could become an order, and the account of a customer. */
export async function buyAndFill(shopper: Shopper, skuId: string): Promise<OwnedIds> {
  const { client } = shopper;
  const { basketId, total } = await prepareBasket(client, skuId);
  const { orderNo, customerInfo } = await client.placeOrder({ body: { basketId, c_expectedTotal: total } });
  return { ...(await fillBasket(shopper, skuId)), orderNo, email: customerInfo.email ?? '' };
}

async function fillList({ client, customerId }: Shopper, productId: string): Promise<Pick<OwnedIds, 'listId' | 'listItemId'>> {
  const { id: listId } = await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
  const { id: listItemId } = await client.addProductListItem({ params: { customerId, listId }, body: { productId } });
  return { listId, listItemId };
}

async function addPasskey({ client, siteOrigin }: Shopper): Promise<string> {
  const options = await client.startPasskeyRegistration({ body: { password: customerPassword } });
  const credential = createAuthenticator({ origin: siteOrigin }).create(options);
  return (await client.registerPasskey({ body: { credential } })).passkeyId;
}

async function fillAccount(shopper: Shopper): Promise<AccountIds> {
  const { kind, client, customerId } = shopper;
  if (kind === 'guest') return unknownAccountIds();
  const params = { customerId };
  const { customerNo = '', login = '' } = await client.getCustomer({ params });
  const { addressName } = await client.createCustomerAddress({ params, body: address });
  const { paymentInstrumentId: savedCardId } = await client.saveCustomerPaymentInstrument({
    params,
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard },
  });
  const [current] = (await client.getCustomerSessions()).sessions;
  const passkeyId = await addPasskey(shopper);
  return { customerNo, login, addressName, savedCardId, sessionId: current?.sessionId ?? '', passkeyId };
}

export async function fillBasket(shopper: Shopper, skuId: string): Promise<OwnedIds> {
  const { client, customerId } = shopper;
  const { basketId } = await prepareBasket(client, skuId);
  const basket = await client.addCoupon({ params: { basketId }, body: { code: 'WELCOME15' } });
  return {
    customerId,
    basketId,
    ...(await fillList(shopper, skuId)),
    ...(await fillAccount(shopper)),
    orderNo: '',
    email: basket.customerInfo.email ?? '',
    itemId: basket.productItems[0]?.itemId ?? '',
    couponItemId: basket.couponItems[0]?.couponItemId ?? '',
    paymentInstrumentId: basket.paymentInstruments[0]?.paymentInstrumentId ?? '',
  };
}
