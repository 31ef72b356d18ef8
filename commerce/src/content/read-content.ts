import type { ContentBody } from '@outfitter/contract';
import type { Queryable } from '../platform/database.ts';
import { schemaOf } from './check-content.ts';
import { type LiveItem, liveItems } from './queries.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { type ContentLink, linkSchema } from './schemas/fields.ts';

/** How deep items may stand inside of each other; what lies deeper is left out. */
const depthMost = 8;

export interface ReadContent {
  /** `undefined` where nothing is live under that name. */
  content: ContentBody | undefined;
  /** What the answer was made from, and what it would be made from if it were there. */
  dependsOn: string[];
  /** When the first of these starts or ends. */
  until: Date | undefined;
}

export interface ContentRequest {
  name: { deliveryKey: string } | { id: string };
  locales: readonly string[];
  /** Whether linked items take the place of their links. */
  isInlined: boolean;
}

/**
 * The content live under a delivery key or id at `at`. Linked items come inline, whatever order they are kept in; a link
 * that leads nowhere, or back to an item that it stands in, is left out. One statement a level of links.
 */
export async function readContent(queryable: Queryable, { name, locales, isInlined }: ContentRequest, at: Date): Promise<ReadContent> {
  const known = new Map<string, LiveItem>();
  const asked = new Set<string>();
  const edges: number[] = [];
  let wanted: ContentLink[] = [asLink(name)];
  for (let depth = 0; depth < (isInlined ? depthMost : 1) && wanted.length > 0; depth++) {
    for (const link of wanted) asked.add(nameOf(link));
    const { items, until } = await liveItems(
      queryable,
      { deliveryKeys: wanted.flatMap((link) => link.deliveryKey ?? []), ids: wanted.flatMap((link) => link.id ?? []) },
      locales,
      at,
    );
    if (until) edges.push(until.getTime());
    for (const item of items) {
      known.set(item.id, item);
      if (item.deliveryKey !== null) known.set(item.deliveryKey, item);
    }
    wanted = items.flatMap((item) => linksIn(item.body)).filter((link) => !asked.has(nameOf(link)));
  }
  const root = known.get(nameOf(asLink(name)));
  return {
    content: root && withLocales(present(root, known, isInlined), root.locales),
    dependsOn: [...asked, ...[...known.values()].flatMap((item) => [item.id, item.deliveryKey ?? []].flat())].map(
      (key) => `content-${key}`,
    ),
    until: edges.length > 0 ? new Date(Math.min(...edges)) : undefined,
  };
}

function asLink(name: ContentRequest['name']): ContentLink {
  return { _meta: { schema: linkSchema }, ...name };
}

function nameOf(link: ContentLink): string {
  return link.deliveryKey ?? link.id ?? '';
}

function linksIn(value: unknown): ContentLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return schemaOf(value) === linkSchema ? [value as ContentLink] : Object.values(value).flatMap(linksIn);
}

/** Of the item that was asked for, in which languages there is a version of its own. */
function withLocales(content: ContentBody, locales: string[]): ContentBody {
  return { ...content, _meta: { ...content._meta, locales } };
}

function present(root: LiveItem, known: ReadonlyMap<string, LiveItem>, isInlined: boolean): ContentBody {
  const shown = (item: LiveItem, above: readonly string[]): ContentBody => ({
    _meta: { name: item.name, schema: item.schema, deliveryId: item.id, deliveryKey: item.deliveryKey },
    ...(resolve(item.body, [...above, item.id]) as Record<string, unknown>),
  });
  /** A value with its links resolved and its HTML cleaned once more; `undefined` where nothing is left of it. */
  const resolve = (value: unknown, above: readonly string[], key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => resolve(entry, above)).filter((entry) => entry !== undefined);
    if (typeof value === 'string') return key === 'richText' || key === 'html' ? sanitiseHtml(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (schemaOf(value) === linkSchema) {
      if (!isInlined) return value;
      const item = known.get(nameOf(value as ContentLink));
      return item && !above.includes(item.id) && above.length < depthMost ? shown(item, above) : undefined;
    }
    const entries = Object.entries(value).map(([name, entry]) => [name, resolve(entry, above, name)] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  };
  return shown(root, []);
}
