import type { ContentBody } from '@outfitter/contract/client';
import { type ContentFields, readGroup, readList } from '../platform/content/content-fields.ts';

const isBlock = (value: ContentFields): value is ContentBody => typeof readGroup(value, '_meta').schema === 'string';

const pageSchemas: ReadonlySet<string> = new Set(['content-page', 'homepage']);

export function isPage({ _meta }: ContentBody): boolean {
  return pageSchemas.has(_meta.schema);
}

const wrapperSchema = 'content-slot';

/** Returns the blocks in a field and replaces wrappers by their blocks (HOME-011). */
export function blocksIn(fields: ContentFields, name: string): ContentBody[] {
  return readList(fields, name)
    .filter(isBlock)
    .flatMap((block) => (block._meta.schema === wrapperSchema ? blocksOf(block) : block));
}

export function blocksOf(content: ContentFields): ContentBody[] {
  const slots = blocksIn(content, 'slotContent');
  return slots.length > 0 ? slots : blocksIn(content, 'components');
}
