/** The content tree of menus and paths (API-090). */
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

/** Builds the tree below a root from sorted items; an item without a parent in the tree is dropped. Pure. */
export function siteHierarchy(rootId: string, items: readonly ContentBody[]): SiteHierarchy {
  const nodes = items.map(nodeOf);
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId);
  // Each node has one parent, and the root is not among the nodes, so that there are no cycles.
  const below = (parentId: string): HierarchyCategory[] =>
    (byParent.get(parentId) ?? []).map((node) => ({ ...node, categories: below(node.deliveryId) }));
  return {
    urlMap: Object.fromEntries(nodes.map(({ url, id }) => [url, id])),
    categoryMap: Object.fromEntries(nodes.map((node) => [node.id, node])),
    categories: below(rootId),
  };
}

/** Maximum number of nodes in a response. */
const mostNodes = 2_000;

/** Reads the live tree below an item; without `hierarchy` if the item is not live. Two statements. */
export async function readSiteHierarchy(
  queryable: Queryable,
  rootKey: string,
  reading: ReadOptions,
): Promise<{ hierarchy?: SiteHierarchy } & ResponseDependencies> {
  const page = { size: mostNodes };
  const root = { deliveryKey: rootKey };
  const found = await findDescendants(queryable, root, maxHierarchyDepth, { descends: false }, page, reading);
  if (!found) return { dependsOn: [contentKey(rootKey)], until: undefined };
  const names = [root, ...found.deliveryKeys.map((deliveryKey) => ({ deliveryKey }))];
  const { results, dependsOn } = await readContent(queryable, names, 'unresolved', reading);
  const [rootItem, ...items] = results.flatMap((result) => (result ? [result.content] : []));
  return {
    ...(rootItem ? { hierarchy: siteHierarchy(rootItem._meta.deliveryId, items) } : {}),
    dependsOn: [...new Set([...dependsOn, ...found.all.map(childrenKey)])],
    until: found.until,
  };
}
