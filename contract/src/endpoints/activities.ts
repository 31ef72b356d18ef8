/** Tracked activities of visitors (API-084). Paths and fields are those of the platform's own clients. */
import { z } from 'zod';
import { activityKinds } from '../constants.ts';
import { productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

export type ActivityKind = (typeof activityKinds)[number];

const shortText = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const visitorId = z.string().regex(/^[\w-]{8,64}$/);

const product = z.strictObject({
  id: productId,
  sku: productId.optional(),
  altId: productId.optional(),
  altIdType: shortText(40).optional(),
});
const purchasedProduct = z.strictObject({
  ...product.shape,
  price: z.number().min(0).max(1_000_000).optional(),
  quantity: z.number().int().min(1).max(999).optional(),
});
const products = z.array(product).max(48);
const category = z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/) });
const searchText = shortText(200);
const currentLocation = z
  .string()
  .max(500)
  .regex(/^\/([^/\s]\S*)?$/);
const exposure = z.strictObject({ test: z.string().regex(/^[\w-]{1,100}$/), variation: z.string().regex(/^[\w-]{1,60}$/) });
const locale = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const recommender = { recommenderName: shortText(100), __recoUUID: z.string().max(64).optional() };

/** Fields that the platform's clients send with every activity. Only `cookieId` is stored. */
const commonFields = {
  cookieId: visitorId.optional(),
  userId: z.string().max(200).optional(),
  realm: z.string().max(40).optional(),
  instanceType: z.string().max(40).optional(),
};

export const activityBodies = {
  viewPage: z.strictObject({ ...commonFields, currentLocation, c_exposures: z.array(exposure).max(4).optional() }),
  viewProduct: z.strictObject({ ...commonFields, product }),
  /** `c_locale` is the language of the page; suggestions are per language. */
  viewSearch: z.strictObject({ ...commonFields, searchText, products: products.optional(), c_locale: locale.optional() }),
  clickSearch: z.strictObject({ ...commonFields, searchText, product }),
  viewCategory: z.strictObject({ ...commonFields, category, products: products.optional() }),
  clickCategory: z.strictObject({ ...commonFields, category, product }),
  viewReco: z.strictObject({ ...commonFields, ...recommender, products }),
  clickReco: z.strictObject({ ...commonFields, ...recommender, product }),
  beginCheckout: z.strictObject({
    ...commonFields,
    products: z.array(purchasedProduct).max(100),
    amount: z.number().min(0).max(10_000_000).optional(),
  }),
  checkoutStep: z.strictObject({
    ...commonFields,
    stepName: z.string().regex(/^[a-z]{1,20}$/),
    stepNumber: z.number().int().min(1).max(9),
    /** Accepted because clients send it, and not stored, because it identifies a person. */
    basketId: z.string().max(64).optional(),
  }),
  /** A sign-in merged this many items of a guest into the customer's basket (BASKET-012). */
  cartMerge: z.strictObject({ ...commonFields, items: z.number().int().min(1).max(10_000) }),
  addToCart: z.strictObject({ ...commonFields, products: z.array(purchasedProduct).min(1).max(100) }),
} as const satisfies Record<ActivityKind, z.ZodType>;

/** Any of the bodies. The server validates it with the schema of the kind in the path, so that a fault names the invalid field. */
const anyBody = z.looseObject({}).meta({
  anyOf: Object.values(activityBodies).map((body) => {
    const { $schema: _, ...shape } = z.toJSONSchema(body, { io: 'input' });
    return shape;
  }),
});

export const sendActivity = defineEndpoint('sendActivity', {
  summary:
    'Records an activity of a visitor. The kind in the path determines the body. If the browser opts out of tracking (Sec-GPC, DNT), `accepted` is false and nothing is stored.',
  params: z.strictObject({ siteId: z.string().max(64), activity: z.enum(activityKinds) }),
  body: anyBody,
  response: z.strictObject({ accepted: z.boolean() }),
});
