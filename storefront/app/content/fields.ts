/** The fields that content shares, by the specification's names (1 §3, BLOCK-001). */
import type { ContentBody } from '@outfitter/contract/client';
import { type Fields, groupOf, linkOf, listOf, pictureOf, textOf } from '../platform/fields.ts';
import type { PictureImage } from '../ui/picture-source.ts';

export { type Fields, groupOf, linkOf, listOf, pictureOf, textOf };

export interface ButtonField {
  text: string;
  to: string;
}

/** `buttons[]`, or the block's own `buttonText` and `ctaLink`. */
export function buttonsOf(fields: Fields): ButtonField[] {
  const list = listOf(fields, 'buttons');
  return (list.length > 0 ? list : [fields]).flatMap((button) => {
    const text = textOf(button, 'buttonText') ?? textOf(button, 'text');
    const to = linkOf(button);
    return text && to && textOf(button, 'buttonText') ? [{ text, to }] : [];
  });
}

const isBlock = (value: Fields): value is ContentBody => typeof groupOf(value, '_meta').schema === 'string';

const pageSchemas: ReadonlySet<string> = new Set(['content-page', 'homepage']);

/** Whether an item is a whole page; one of another schema is a block by itself. */
export function isPage({ _meta }: ContentBody): boolean {
  return pageSchemas.has(_meta.schema);
}

/** A wrapper of blocks: wherever it stands, they stand. */
const slotSchema = 'content-slot';

/** The blocks in a field, those of wrappers among them in their place (HOME-011). */
export function blocksIn(fields: Fields, name: string): ContentBody[] {
  return listOf(fields, name)
    .filter(isBlock)
    .flatMap((block) => (block._meta.schema === slotSchema ? blocksOf(block) : block));
}

/** The blocks of a page or wrapper: its `slotContent` or its `components`. */
export function blocksOf(content: Fields): ContentBody[] {
  const slots = blocksIn(content, 'slotContent');
  return slots.length > 0 ? slots : blocksIn(content, 'components');
}

/** The first picture that stands in a page's blocks. */
export function firstImage(content: Fields): PictureImage | undefined {
  for (const block of blocksOf(content)) {
    const picture = [block, ...listOf(block, 'banners')].map((fields) => pictureOf(fields)).find(Boolean);
    if (picture) return picture;
  }
  return undefined;
}

/** The ids that a product carousel names. */
export function carouselProducts(fields: Fields): string[] {
  return listOf(groupOf(fields, 'products'), 'products').flatMap((product) => textOf(product, 'id') ?? []);
}

/** The ground of a block, by the name of its color; other colors are not ours and are left out. */
export function backgroundOf(fields: Fields): 'kraft' | 'night' | 'paper' | 'duck' | undefined {
  const color = textOf(groupOf(groupOf(fields, 'background'), 'color'), 'color');
  return color === 'kraft' || color === 'night' || color === 'paper' || color === 'duck' ? color : undefined;
}

/** The texts of a list of texts. */
function stringsOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

export interface SeoFields {
  title: string | undefined;
  description: string | undefined;
  heading: string | undefined;
  /** The languages that there is a version of; '' is the shop's own. */
  translations: string[];
}
/** The home page's title and description (HOME-003). */
export function homePageMeta(content: Fields | undefined): { title: string; description: string } {
  const { title, description } = seoOf(content ?? {});
  return { title: title ?? 'Home', description: description ?? 'Home' };
}

/** What a page says of itself to search engines. */
export function seoOf(content: Fields): SeoFields {
  const seo = groupOf(content, 'seo');
  return {
    title: textOf(seo, 'title'),
    description: textOf(seo, 'metaDescription'),
    heading: textOf(seo, 'heading') ?? textOf(content, 'heading'),
    translations: stringsOf(groupOf(content, '_meta'), 'locales'),
  };
}
