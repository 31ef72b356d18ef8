import type { IntlShape } from 'react-intl';
import { contentHead, firstImage, type ParsedContentPage, readImage, seoOf } from '../content/index.ts';
import type { PageHead, Site } from '../platform/document/meta.ts';
import { structuredPolicies } from './policies.ts';
import { structuredBreadcrumb } from './structured-lists.ts';

export function contentPageHead({ content, blocks }: ParsedContentPage, canonical: string, site: Site, intl: IntlShape): PageHead {
  const seo = seoOf(content);
  return {
    ...contentHead(content, canonical),
    image: readImage(content) ?? firstImage(blocks),
    ...(import.meta.env.SSR
      ? {
          structuredData: [
            structuredBreadcrumb([{ text: seo.heading ?? seo.title ?? '' }], site, intl),
            ...structuredPolicies(content, canonical, site),
          ],
        }
      : {}),
  };
}
