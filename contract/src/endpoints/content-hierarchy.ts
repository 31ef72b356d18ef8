/** Content in the format of the shop API, and the content tree of menus. */
import { z } from 'zod';
import { contentBody, maxContentItemsPerCall } from './content.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';

/** A node of the content tree. */
export const hierarchyNode = z.strictObject({
  /** The delivery key. */
  id: z.string(),
  deliveryId: z.string(),
  name: z.string(),
  schema: z.string(),
  /** The item's own `path`, or the path of its content page. */
  url: z.string(),
  parentId: z.string().optional(),
});
export type HierarchyNode = z.output<typeof hierarchyNode>;

export const hierarchyCategory = hierarchyNode.extend({
  get categories() {
    return z.array(hierarchyCategory);
  },
});
export type HierarchyCategory = z.output<typeof hierarchyCategory>;

export const getSiteHierarchy = defineEndpoint('getSiteHierarchy', {
  summary: 'The live tree of content below a root: by path, by key and as a tree.',
  query: z.strictObject({
    rootKey: z.string().min(1).max(150),
    /** Host of the content; only the shop's own host is accepted. */
    apiHost: z.string().max(300).optional(),
    locale: z.string().max(40).optional(),
  }),
  response: z.strictObject({
    /** Delivery keys by path. */
    urlMap: z.record(z.string(), z.string()),
    categoryMap: z.record(z.string(), hierarchyNode),
    /** The nodes below the root, as trees. */
    categories: z.array(hierarchyCategory),
  }),
});

export const contentAsset = z.strictObject({
  /** The delivery key. */
  id: z.string(),
  name: z.string(),
  pageTitle: z.string().optional(),
  pageDescription: z.string().optional(),
  c_body: contentBody,
});

export const getContentAssets = defineEndpoint('getContentAssets', {
  summary: `Up to ${maxContentItemsPerCall} content items by delivery key or id, linked items inline; unknown ones are left out.`,
  params: shopParams({
    contentIds: z
      .string()
      .max(8_000)
      .refine((ids) => ids.split(',').length <= maxContentItemsPerCall, `at most ${maxContentItemsPerCall} ids`),
  }),
  query: shopQuery({}),
  response: z.strictObject({ count: z.number().int(), data: z.array(contentAsset), total: z.number().int() }),
});
