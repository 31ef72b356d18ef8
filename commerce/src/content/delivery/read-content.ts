import type { ContentBody } from '@outfitter/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { loadPreferences, preferencesKey } from '../../preferences/preference-store.ts';
import { fillPlaceholders, hasPlaceholders } from '../placeholders.ts';
import { contentKey } from '../surrogate-keys.ts';
import { createPresenter, maxItemDepth, referenceKey } from './present-content.ts';
import { type ItemReference, type ReadOptions, type ResolvedReference, resolveItems } from './resolve-items.ts';

/** Linked items replace their links (`inlined`), are returned separately, or are not read (`unresolved`). */
export type LinkFormat = 'inlined' | 'separate' | 'unresolved';

export interface DeliveredContent {
  content: ContentBody;
  linkedContent?: ContentBody[];
}

export interface ResponseDependencies {
  /** Surrogate keys of the content, including missing content. */
  dependsOn: string[];
  /** Next start or end of a publish window. */
  until: Date | undefined;
}

export interface ReadContentResult extends ResponseDependencies {
  results: (DeliveredContent | undefined)[];
}

/**
 * Reads the live content of each reference, in order; `undefined` for content that is not live. Drops links to missing content, links
 * beyond the maximum depth and links back to an enclosing item. One statement, and one more if a text states a promise of the shop.
 */
export async function readContent(
  queryable: Queryable,
  references: readonly ItemReference[],
  linkFormat: LinkFormat,
  options: ReadOptions,
): Promise<ReadContentResult> {
  const { reached, until } = await resolveItems(queryable, references, linkFormat === 'unresolved' ? 0 : maxItemDepth - 1, options);
  const statesPromises = reached.some(({ item }) => hasPlaceholders(item?.body));
  const fill = statesPromises ? await placeholderFiller(queryable, options) : (text: string) => text;
  const presenter = createPresenter(reached, { isInlined: linkFormat === 'inlined', fill });
  const results = references.map((reference) => {
    const content = presenter.requested(reference);
    if (!content) return undefined;
    return linkFormat === 'separate' ? { content, linkedContent: presenter.linkedFrom(reference) } : { content };
  });
  const keys = reached.flatMap(({ item, ...reference }) => [
    referenceKey(reference as ResolvedReference),
    ...(item ? [item.id, item.deliveryKey] : []),
  ]);
  return { results, until, dependsOn: [...[...new Set(keys)].map(contentKey), ...(statesPromises ? [preferencesKey] : [])] };
}

async function placeholderFiller(
  queryable: Queryable,
  { locales: [locale], currency }: ReadOptions,
): Promise<(text: string) => string | undefined> {
  const { promises } = await loadPreferences(queryable);
  return (text) => fillPlaceholders(text, promises, { locale: locale || 'en-US', currency });
}
