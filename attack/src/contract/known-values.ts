/**
 * Values that exist in the shop, by the name of the field that holds them. A generated case names them by index, so that the same seed
 * repeats the case on another shop; `resolveKnown` puts the values in when the case is sent.
 */

import type { CatalogIds } from '../shop/catalog-ids.ts';
import { hostedIndexNames } from '../shop/hosted-search.ts';
import type { OwnedIds } from '../shop/owned-ids.ts';
import { customerPassword } from '../shop/shoppers.ts';
import { site } from '../shop/site.ts';

export interface KnownIds extends CatalogIds {
  own: OwnedIds;
  siteOrigin: string;
}

type Source = (ids: KnownIds) => readonly unknown[];
const ofOwner =
  (name: keyof OwnedIds): Source =>
  ({ own }) => [own[name]];
const fixed =
  (...values: unknown[]): Source =>
  () =>
    values;
const products: Source = ({ skuIds, styleIds }) => [...skuIds.slice(0, 10), ...styleIds.slice(0, 5)];
const lists: Source = ({ skuIds, styleIds }) => [
  skuIds[0],
  styleIds.slice(0, 3).join(','),
  [...styleIds, ...skuIds].slice(0, 30).join(','),
];
const categories = fixed('men', 'women', 'root', 'men-coats');
const contentKeys = fixed('homepage', 'returns', 'footer', 'customer-service');

const sources: Readonly<Record<string, Source>> = {
  siteId: fixed(site.siteId),
  organizationId: fixed(site.organizationId),
  version: fixed('v24_5', 'v1_0'),
  client_id: fixed(site.clientId),
  channel_id: fixed(site.siteId),
  clientId: fixed(site.clientId),
  basketId: ofOwner('basketId'),
  itemId: ({ own }) => [own.itemId, own.listItemId],
  listId: ofOwner('listId'),
  couponItemId: ofOwner('couponItemId'),
  paymentInstrumentId: ({ own }) => [own.paymentInstrumentId, own.savedCardId],
  addressName: ofOwner('addressName'),
  sessionId: ofOwner('sessionId'),
  passkeyId: ofOwner('passkeyId'),
  c_customerNo: ofOwner('customerNo'),
  c_orderId: ofOwner('orderNo'),
  currentEmail: ofOwner('login'),
  login: ofOwner('login'),
  currentPassword: fixed(customerPassword),
  password: fixed(customerPassword, 'saddle soap on Sundays'),
  customerId: ofOwner('customerId'),
  orderNo: ofOwner('orderNo'),
  email: ({ own }) => [own.email, own.login, 'dale@example.com'],
  shipmentId: fixed('me', 'BOPISCart', 'ship-to-store'),
  productId: products,
  skuId: products,
  masterId: products,
  objectID: products,
  productIds: lists,
  c_boostedProductIds: lists,
  cgid: categories,
  categoryId: categories,
  c_categoryId: categories,
  deliveryKey: contentKeys,
  key: contentKeys,
  contentId: ({ contentIds }) => contentIds,
  contentIds: ({ contentIds }) => [...contentIds, 'homepage', 'homepage,returns'],
  storeId: ({ storeIds }) => storeIds,
  c_pickupStoreID: ({ storeIds }) => storeIds,
  id: ({ storeIds, contentIds }) => ['02', '03', '24', storeIds[0], contentIds[0]],
  reviewId: ({ reviewIds }) => reviewIds,
  code: fixed('WELCOME15', 'FREESHIP50', 'EXPIRED'),
  locale: fixed('en-US', 'fr-FR', 'en-GB'),
  countryCode: fixed('US', 'CA'),
  stateCode: fixed('WI', 'MN'),
  postalCode: fixed('54801', '55731'),
  index: fixed(...hostedIndexNames),
  indexName: fixed(...hostedIndexNames),
  facet: fixed('color', 'category', 'size'),
  facetName: fixed('color', 'category'),
  refine: fixed('color:black', 'size:L|XL', 'price:20-60'),
  q: fixed('coat', 'mens belt', 'manteau'),
  query: fixed('coat', 'boots'),
  params: fixed('query=coat&hitsPerPage=5&facets=%5B%22*%22%5D', 'page=2'),
  sort: fixed('best-matches', 'price-low-to-high'),
  redirect_uri: ({ siteOrigin }) => [`${siteOrigin}/callback`, 'https://evil.example/callback'],
  response_type: fixed('code'),
  hint: fixed('guest'),
  grant_type: fixed('refresh_token', 'authorization_code_pkce', 'client_credentials'),
  code_challenge: fixed('a'.repeat(43)),
  code_challenge_method: fixed('S256'),
  number: fixed('4111111111111111', '4000000000000002', '4000000000003220', '4000000000000119', '4111111111111112'),
  paymentMethodId: fixed('CREDIT_CARD'),
  quantity: fixed(1, 2),
  base: ({ siteOrigin }) => [new URL(siteOrigin).host],
  timestamp: fixed('2026-12-24T06:00:00Z', '1800000000000'),
};

const markPattern = /^«known (\w+) (\d+)»$/;
const markOf = (name: string, index: number) => `«known ${name} ${index}»`;

/** Replaces about `share` of the fields that have known values by marks; `random` selects them. */
export function markKnown(value: unknown, share: number, random: () => number, name = ''): unknown {
  const isField = Object.hasOwn(sources, name) && (typeof value !== 'object' || value === null);
  if (isField && random() < share) return markOf(name, Math.floor(random() * 1_000));
  if (Array.isArray(value)) return value.map((entry) => markKnown(entry, share, random, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, markKnown(entry, share, random, key)]));
}

export function resolveKnown(value: unknown, ids: KnownIds): unknown {
  if (typeof value === 'string') {
    const [, name = '', index = ''] = markPattern.exec(value) ?? [];
    const values = name === '' ? [] : (sources[name]?.(ids) ?? []);
    return name === '' ? value : (values[Number(index) % Math.max(1, values.length)] ?? '');
  }
  if (Array.isArray(value)) return value.map((entry) => resolveKnown(entry, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveKnown(entry, ids)]));
}
