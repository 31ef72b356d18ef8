import { type ContentBody, type HierarchyCategory, type HierarchyNode, maxHierarchyDepth } from '@outfitter/contract';
import { contentPath } from '@outfitter/contract/client';
import type { Queryable } from '../../platform/database/database.ts';
import { childrenKey, contentKey } from '../surrogate-keys.ts';
import { findDescendants } from './find-items.ts';
import { type ResponseDependencies, readContent } from './read-content.ts';
import type { ReadOptions } from './resolve-items.ts';

export interface SiteHierarchy {
  urlMap: Record<string, string>;
  categoryMap: Record<string, HierarchyNode>;
  categories: HierarchyCategory[];
}

function nodeOf({ _meta: { deliveryId, deliveryKey, name, schema, hierarchy }, ...body }: ContentBody): HierarchyNode {
  const key = deliveryKey ?? deliveryId;
  const parentId = hierarchy?.parentId;
  const url = typeof body.path === 'string' && body.path.startsWith('/') ? body.path : contentPath(key);
  return { id: key, deliveryId, name, schema, url, ...(parentId === undefined ? {} : { parentId }) };
}

/** Builds the tree below a root, without items whose parent is not in the tree. */
export function siteHierarchy(rootId: string, items: readonly ContentBody[]): SiteHierarchy {
  const nodes = items.map(nodeOf);
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId);
  // Each node has one parent, and the root is not among the nodes, so that there are no cycles.
  const childrenOf = (parentId: string): HierarchyCategory[] =>
    (byParent.get(parentId) ?? []).map((node) => ({ ...node, categories: childrenOf(node.deliveryId) }));
  return {
    urlMap: Object.fromEntries(nodes.map(({ url, id }) => [url, id])),
    categoryMap: Object.fromEntries(nodes.map((node) => [node.id, node])),
    categories: childrenOf(rootId),
  };
}

const maxNodes = 2_000;

/** Reads the live tree below an item (API-090); `hierarchy` is absent if the item is not live. Two statements. */
export async function readSiteHierarchy(
  queryable: Queryable,
  rootKey: string,
  options: ReadOptions,
): Promise<{ hierarchy?: SiteHierarchy } & ResponseDependencies> {
  const page = { size: maxNodes };
  const root = { deliveryKey: rootKey };
  const found = await findDescendants(queryable, root, maxHierarchyDepth, { descending: false }, page, options);
  if (!found) return { dependsOn: [contentKey(rootKey)], until: undefined };
  const references = [root, ...found.deliveryKeys.map((deliveryKey) => ({ deliveryKey }))];
  const { results, dependsOn } = await readContent(queryable, references, 'unresolved', options);
  const [rootItem, ...items] = results.flatMap((result) => (result ? [result.content] : []));
  return {
    ...(rootItem ? { hierarchy: siteHierarchy(rootItem._meta.deliveryId, items) } : {}),
    dependsOn: [...new Set([...dependsOn, ...found.allKeys.map(childrenKey)])],
    until: found.until,
  };
}
