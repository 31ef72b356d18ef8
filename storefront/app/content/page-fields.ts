import { type ContentFields, readGroup, readText, type SchemaFields } from '../platform/content/content-fields.ts';
import type { PageHead } from '../platform/document/meta.ts';
import type { ImageSource } from '../ui/media/image-url.ts';
import { asBlock, type ParsedBlock } from './block-content.ts';

export function firstImage(blocks: readonly ParsedBlock[]): ImageSource | undefined {
  return blocks.flatMap((block) => [block, ...(asBlock<'banner-carousel'>(block).banners ?? [])]).find(({ image }) => image)?.image;
}

export interface SeoFields {
  title: string | undefined;
  description: string | undefined;
  heading: string | undefined;
  /** Locales of the item; '' is the shop's default language. */
  locales: string[];
}

export function seoOf(content: ContentFields): SeoFields {
  const page: SchemaFields<'content-page'> = content;
  const seo = readGroup(page, 'seo');
  const { locales } = readGroup(content, '_meta');
  return {
    title: readText(seo, 'title'),
    description: readText(seo, 'metaDescription'),
    heading: readText(seo, 'heading') ?? readText(page, 'heading'),
    locales: Array.isArray(locales) ? locales.filter((locale) => typeof locale === 'string') : [],
  };
}

/** Returns the head of a content page; with only the canonical URL while its content is missing. */
export function contentHead(content: ContentFields | undefined, canonical: string): PageHead {
  if (!content) return { canonical };
  const { title, description, locales } = seoOf(content);
  return { title, description, canonical, translations: locales };
}

export function homePageMeta(content: ContentFields | undefined): { title: string; description: string } {
  const { title, description } = seoOf(content ?? {});
  return { title: title ?? 'Home', description: description ?? 'Home' };
}
