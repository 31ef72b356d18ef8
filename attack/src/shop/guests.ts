import { prepareBasket } from '@outfitter/bench/guest-shopper';
import { type Client, createClient } from '@outfitter/contract/client';
import type { AttackContext } from '../attack-context.ts';
import { site } from './site.ts';

export interface Guest {
  accessToken: string;
  refreshToken: string;
  customerId: string;
  usid: string;
  client: Client;
}

type Target = Pick<AttackContext, 'shop' | 'connection'>;

export const pageHeaders = (siteOrigin: string) => ({
  origin: siteOrigin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});

let networks = 0;

/** Returns another /24 network, as limits count by network. */
function newNetwork(): string {
  networks += 1;
  return `172.${16 + (networks & 15)}.${(networks >> 4) & 255}.${(networks >> 12) & 255}`;
}

/** Starts the session of a new guest, whose requests come from `network`, by default one of its own. */
export async function startGuest({ shop, connection }: Target, network = newNetwork()): Promise<Guest> {
  const headers = { ...pageHeaders(shop.siteOrigin), 'x-forwarded-for': network };
  const response = await connection.send({ method: 'POST', path: '/api/session/guest', headers });
  if (response.status !== 200) throw new Error(`no guest session: ${response.status} ${response.text}`);
  const { accessToken, customerId, usid } = JSON.parse(response.text) as { accessToken: string; customerId: string; usid: string };
  const refreshToken = /outfitter_session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
  const client = createClient({
    origin: connection.origin,
    ...site,
    accessToken: async () => accessToken,
    headers: () => ({ 'x-forwarded-for': network }),
  });
  return { accessToken, refreshToken, customerId, usid, client };
}

/** Ids of what one shopper owns. */
export interface OwnedIds {
  customerId: string;
  basketId: string;
  itemId: string;
  couponItemId: string;
  paymentInstrumentId: string;
  listId: string;
  listItemId: string;
  orderNo: string;
  email: string;
}

/** Places an order, then fills a wishlist, and a basket that could become an order. */
export async function buyAndFill(guest: Guest, skuId: string): Promise<OwnedIds> {
  const { client } = guest;
  const { basketId, total } = await prepareBasket(client, skuId);
  const { orderNo, customerInfo } = await client.placeOrder({ body: { basketId, c_expectedTotal: total } });
  return { ...(await fillBasket(guest, skuId)), orderNo, email: customerInfo.email ?? '' };
}

/** Saves a product to the wishlist. */
async function fillList({ client, customerId }: Guest, productId: string): Promise<Pick<OwnedIds, 'listId' | 'listItemId'>> {
  const { id: listId } = await client.createProductList({ params: { customerId }, body: { type: 'wish_list' } });
  const { id: listItemId } = await client.addProductListItem({ params: { customerId, listId }, body: { productId } });
  return { listId, listItemId };
}

/** Fills a wishlist, and a basket that could become an order. */
export async function fillBasket(guest: Guest, skuId: string): Promise<OwnedIds> {
  const { client, customerId } = guest;
  const { basketId } = await prepareBasket(client, skuId);
  const basket = await client.addCoupon({ params: { basketId }, body: { code: 'WELCOME15' } });
  return {
    customerId,
    basketId,
    ...(await fillList(guest, skuId)),
    orderNo: '',
    email: basket.customerInfo.email ?? '',
    itemId: basket.productItems[0]?.itemId ?? '',
    couponItemId: basket.couponItems[0]?.couponItemId ?? '',
    paymentInstrumentId: basket.paymentInstruments[0]?.paymentInstrumentId ?? '',
  };
}
