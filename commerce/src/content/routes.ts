import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { Fault } from '../platform/fault.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute, Saying } from '../platform/http/types.ts';
import { localeCandidates } from './locales.ts';
import { type ContentRequest, readContent } from './read-content.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface ContentQuery {
  depth?: 'all' | 'root' | undefined;
  format?: 'inlined' | 'linked' | undefined;
  locale?: string | undefined;
}

export function routes({ database: { db } }: CommerceDependencies): BoundRoute[] {
  const answer = async (name: ContentRequest['name'], query: ContentQuery, { clock, dependsOn, validUntil }: Saying) => {
    const isInlined = query.depth === 'all' && query.format !== 'linked';
    const found = await readContent(db, { name, locales: localeCandidates(query.locale), isInlined }, clock.now());
    dependsOn(...found.dependsOn);
    validUntil(found.until);
    if (!found.content) throw new Fault('NotFoundException', 'There is no published content of this name.', { ...name });
    return { content: found.content };
  };
  return [
    bind(endpoints.getContentByKey, async ({ params: { deliveryKey }, query, ...saying }) => answer({ deliveryKey }, query, saying)),
    bind(endpoints.getContentById, async ({ params: { contentId }, query, ...saying }) => {
      if (!uuid.test(contentId)) throw new Fault('NotFoundException', 'There is no published content of this id.', { id: contentId });
      return answer({ id: contentId.toLowerCase() }, query, saying);
    }),
  ];
}
