import { z } from 'zod';
import { contentBody, maxContentItemsPerCall } from './content.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';

export const hierarchyNode = z.strictObject({
  /** The delivery key. */
  id: z.string(),
  deliveryId: z.string(),
  name: z.string(),
  schema: z.string(),
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
  summary: 'Returns the live content below a root: by path, by key and as a tree.',
  query: z.strictObject({
    rootKey: z.string().min(1).max(150),
    apiHost: z.string().max(300).optional(),
    locale: z.string().max(40).optional(),
  }),
  response: z.strictObject({
    urlMap: z.record(z.string(), z.string()),
    categoryMap: z.record(z.string(), hierarchyNode),
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
  summary: `Returns up to ${maxContentItemsPerCall} content items by delivery key or id, with linked items inline. Unknown items are omitted.`,
  params: shopParams({
    contentIds: z
      .string()
      .max(8_000)
      .refine((ids) => ids.split(',').length <= maxContentItemsPerCall, `at most ${maxContentItemsPerCall} ids`),
  }),
  query: shopQuery({}),
  response: z.strictObject({ count: z.number().int(), data: z.array(contentAsset), total: z.number().int() }),
});
