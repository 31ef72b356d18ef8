/** The fields that content shares, by the specification's names (1 §3, BLOCK-001). */
import type { ContentBody } from '@outfitter/contract/client';
import { type ContentFields, readGroup, readImage, readLink, readList, readText } from '../platform/content/content-fields.ts';
import type { ImageSource } from '../ui/media/image-url.ts';

export { type ContentFields, readGroup, readImage, readLink, readList, readText };

export interface ButtonField {
  text: string;
  to: string;
}

/** `buttons[]`, or the block's own `buttonText` and `ctaLink`. */
export function buttonsOf(fields: ContentFields): ButtonField[] {
  const list = readList(fields, 'buttons');
  return (list.length > 0 ? list : [fields]).flatMap((button) => {
    const text = readText(button, 'buttonText') ?? readText(button, 'text');
    const to = readLink(button);
    return text && to && readText(button, 'buttonText') ? [{ text, to }] : [];
  });
}

const isBlock = (value: ContentFields): value is ContentBody => typeof readGroup(value, '_meta').schema === 'string';

const pageSchemas: ReadonlySet<string> = new Set(['content-page', 'homepage']);

/** Whether an item is a whole page; one of another schema is a block by itself. */
export function isPage({ _meta }: ContentBody): boolean {
  return pageSchemas.has(_meta.schema);
}

/** A wrapper of blocks: wherever it stands, they stand. */
const slotSchema = 'content-slot';

/** The blocks in a field, those of wrappers among them in their place (HOME-011). */
export function blocksIn(fields: ContentFields, name: string): ContentBody[] {
  return readList(fields, name)
    .filter(isBlock)
    .flatMap((block) => (block._meta.schema === slotSchema ? blocksOf(block) : block));
}

/** The blocks of a page or wrapper: its `slotContent` or its `components`. */
export function blocksOf(content: ContentFields): ContentBody[] {
  const slots = blocksIn(content, 'slotContent');
  return slots.length > 0 ? slots : blocksIn(content, 'components');
}

/** The first picture that stands in a page's blocks. */
export function firstImage(content: ContentFields): ImageSource | undefined {
  for (const block of blocksOf(content)) {
    const picture = [block, ...readList(block, 'banners')].map((fields) => readImage(fields)).find(Boolean);
    if (picture) return picture;
  }
  return undefined;
}

/** The ids that a product carousel names. */
export function carouselProducts(fields: ContentFields): string[] {
  return readList(readGroup(fields, 'products'), 'products').flatMap((product) => readText(product, 'id') ?? []);
}

/** The ground of a block, by the name of its color; other colors are not ours and are left out. */
export function backgroundOf(fields: ContentFields): 'kraft' | 'night' | 'paper' | 'duck' | undefined {
  const color = readText(readGroup(readGroup(fields, 'background'), 'color'), 'color');
  return color === 'kraft' || color === 'night' || color === 'paper' || color === 'duck' ? color : undefined;
}

/** The texts of a list of texts. */
function stringsOf(fields: ContentFields, name: string): string[] {
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
export function homePageMeta(content: ContentFields | undefined): { title: string; description: string } {
  const { title, description } = seoOf(content ?? {});
  return { title: title ?? 'Home', description: description ?? 'Home' };
}

/** What a page says of itself to search engines. */
export function seoOf(content: ContentFields): SeoFields {
  const seo = readGroup(content, 'seo');
  return {
    title: readText(seo, 'title'),
    description: readText(seo, 'metaDescription'),
    heading: readText(seo, 'heading') ?? readText(content, 'heading'),
    translations: stringsOf(readGroup(content, '_meta'), 'locales'),
  };
}
