import type { ContentBody } from '@outfitter/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { contentKey } from '../surrogate-keys.ts';
import { createPresenter, maxItemDepth, referenceKey } from './present-content.ts';
import { type ItemReference, type ReadOptions, type ResolvedReference, resolveItems } from './resolve-items.ts';

/** What happens to linked items: they replace their links, are returned separately, or are not read. */
export type LinkFormat = 'inlined' | 'separate' | 'unresolved';

export interface DeliveredContent {
  content: ContentBody;
  linkedContent?: ContentBody[];
}

/** What a response depends on. */
export interface ResponseDependencies {
  /** Surrogate keys of its content, and of content that is missing. */
  dependsOn: string[];
  /** When the first of these starts or ends by schedule. */
  until: Date | undefined;
}

export interface ReadContentResult extends ResponseDependencies {
  /** In the order of the references; `undefined` if nothing is live. */
  results: (DeliveredContent | undefined)[];
}

/**
 * Reads the live content of each reference. A link to missing content, beyond the maximum depth or back to an enclosing item
 * is dropped. One statement at any depth.
 */
export async function readContent(
  queryable: Queryable,
  references: readonly ItemReference[],
  links: LinkFormat,
  reading: ReadOptions,
): Promise<ReadContentResult> {
  const { reached, until } = await resolveItems(queryable, references, links === 'unresolved' ? 0 : maxItemDepth - 1, reading);
  const presenter = createPresenter(reached, links === 'inlined');
  const results = references.map((reference) => {
    const content = presenter.requested(reference);
    if (!content) return undefined;
    return links === 'separate' ? { content, linkedContent: presenter.linkedFrom(reference) } : { content };
  });
  const keys = reached.flatMap(({ item, ...name }) => [
    referenceKey(name as ResolvedReference),
    ...(item ? [item.id, item.deliveryKey] : []),
  ]);
  return { results, until, dependsOn: [...new Set(keys)].map(contentKey) };
}
