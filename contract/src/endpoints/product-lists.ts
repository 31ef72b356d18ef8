import { z } from 'zod';
import { maxListNameLength } from '../constants.ts';
import { amount, currency, productId, uuid } from '../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';
import { image } from './products.ts';

/** Current data and prices of the product of an item. */
const listedProduct = z.strictObject({
  masterId: productId,
  name: z.string(),
  slugUrl: z.string(),
  image,
  /** Names of the values of the saved variant, or of the saved color if no variant is chosen yet. */
  variationNames: z.record(z.string(), z.string()),
  variationValues: z.record(z.string(), z.string()),
  price: amount,
  strikePrice: amount.optional(),
  currency,
  orderable: z.boolean(),
  /** Units available to promise of a saved variant, if few are left. */
  lowStock: z.number().int().optional(),
});

/** Item of a product list (WISH-001). */
export const productListItem = z.strictObject({
  id: uuid,
  /** Id of a variant, or of a style whose size is not chosen yet. */
  productId,
  quantity: z.number().int().min(1),
  public: z.boolean(),
  priority: z.number().int(),
  type: z.literal('product'),
  creationDate: z.iso.datetime(),
  /** The color of a style without a chosen variant. */
  c_color: z.string().optional(),
  /** Price of one unit when the item was added. */
  c_priceWhenAdded: amount.optional(),
  c_priceDrop: amount.optional(),
  /** True if the item was sold out when it was added, or since, and has been orderable again for less than 14 days. */
  c_isBackInStock: z.boolean().optional(),
  /** Product; absent if the style is no longer sold. */
  c_product: listedProduct.optional(),
});
export type ProductListItem = z.output<typeof productListItem>;

/** Product of an item, without its texts and prices. */
const savedProduct = z.strictObject({
  productId,
  /** Style of the product; absent if it is no longer sold. */
  masterId: productId.optional(),
  /** Color of the variant, or of the style whose size is not chosen yet; absent if it has none. */
  color: z.string().optional(),
});

export const productList = z.strictObject({
  id: uuid,
  type: z.literal('wish_list'),
  name: z.string().optional(),
  public: z.boolean(),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** Token of the link of a shared list; only in responses to its owner. */
  c_shareToken: z.string().optional(),
  c_ownerName: z.string().optional(),
  customerProductListItems: z.array(productListItem),
});
export type ProductList = z.output<typeof productList>;

const listsParams = shopParams({ customerId: z.string().max(60) });
const listParams = shopParams({ customerId: z.string().max(60), listId: z.string().max(60) });
const itemParams = shopParams({ customerId: z.string().max(60), listId: z.string().max(60), itemId: z.string().max(60) });
const query = shopQuery({ currency: currency.optional() });
const customerFaults = ['CustomerNotFoundException', 'InvalidCustomerException'] as const;
const listFaults = [...customerFaults, 'ProductListNotFoundException'] as const;
const pricedFaults = ['InvalidCurrencyException'] as const;

export const getProductLists = defineEndpoint('getProductLists', {
  summary: 'Returns the lists of the shopper with current prices and stock.',
  params: listsParams,
  query,
  response: z.strictObject({ count: z.number().int(), data: z.array(productList), start: z.number().int(), total: z.number().int() }),
  faults: [...customerFaults, ...pricedFaults],
});
export const createProductList = defineEndpoint('createProductList', {
  summary: 'Returns the wishlist of the shopper, or creates it.',
  params: listsParams,
  query,
  body: z.strictObject({ type: z.literal('wish_list'), name: z.string().trim().max(maxListNameLength).optional() }),
  response: productList,
  faults: [...customerFaults, ...pricedFaults],
});
export const getProductList = defineEndpoint('getProductList', {
  summary: 'Returns a list of the shopper.',
  params: listParams,
  query,
  response: productList,
  faults: [...listFaults, ...pricedFaults],
});
export const updateProductList = defineEndpoint('updateProductList', {
  summary: 'Renames a list, shares it by a link or revokes the link. A list that is shared again has a new link.',
  params: listParams,
  query,
  body: z.strictObject({
    name: z.union([z.string().trim().max(maxListNameLength), z.null()]).optional(),
    public: z.boolean().optional(),
    c_ownerName: z.union([z.string().trim().max(maxListNameLength), z.null()]).optional(),
  }),
  response: productList,
  faults: [...listFaults, ...pricedFaults],
});
export const deleteProductList = defineEndpoint('deleteProductList', {
  summary: 'Deletes a list.',
  params: listParams,
  query,
  status: 204,
  faults: listFaults,
});

const itemFields = {
  quantity: z.number().int().min(1).max(99).optional(),
  public: z.boolean().optional(),
  priority: z.number().int().min(0).max(100).optional(),
};
export const addProductListItem = defineEndpoint('addProductListItem', {
  summary: 'Adds a variant or a style. One that the list has already is not added again. Gift cards are not listed (WISH-006).',
  params: listParams,
  query,
  body: z.strictObject({ productId, type: z.literal('product').optional(), c_color: z.string().max(40).optional(), ...itemFields }),
  response: productListItem,
  faults: [...listFaults, ...pricedFaults, 'InvalidProductIdException', 'ProductListItemLimitException'],
});
const itemFaults = [...listFaults, 'ProductListItemNotFoundException'] as const;
const itemChange = z.strictObject({ id: z.string().max(60).optional(), productId: productId.optional(), ...itemFields });
export const updateProductListItem = defineEndpoint('updateProductListItem', {
  summary: 'Changes an item; `productId` chooses the variant of a saved style.',
  params: itemParams,
  query,
  body: itemChange,
  response: productListItem,
  faults: [...itemFaults, ...pricedFaults, 'InvalidProductIdException'],
});
export const replaceProductListItem = defineEndpoint('replaceProductListItem', {
  summary: 'Replaces the fields of an item (API-071).',
  params: itemParams,
  query,
  body: itemChange,
  response: productListItem,
  faults: [...itemFaults, ...pricedFaults, 'InvalidProductIdException'],
});
export const removeProductListItem = defineEndpoint('removeProductListItem', {
  summary: 'Removes an item.',
  params: itemParams,
  query,
  status: 204,
  faults: itemFaults,
});
export const getSavedProducts = defineEndpoint('getSavedProducts', {
  summary: 'Returns which products are on the wishlist of the shopper, the last added first: what hearts and counts show.',
  response: z.strictObject({ products: z.array(savedProduct) }),
});
export const getSharedProductList = defineEndpoint('getSharedProductList', {
  summary: 'Returns a shared list to everyone who has its link, without personal data of the owner.',
  body: z.strictObject({ token: z.string().max(200), currency: currency.optional(), locale: z.string().max(35).optional() }),
  response: z.strictObject({ name: z.string().optional(), ownerName: z.string().optional(), items: z.array(productListItem) }),
  faults: ['ProductListNotFoundException', ...pricedFaults],
});
