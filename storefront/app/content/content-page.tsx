import type { ContentBody } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { readGroup, readLink, readList, readText } from '../platform/content/content-fields.ts';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { resolveTest } from './ab-tests.ts';
import { Blocks } from './blocks.tsx';
import { ContentPageHeader } from './content-page-header.tsx';
import type { ContentPageData } from './load-content-page.ts';
import { blocksOf, isPage } from './nested-blocks.ts';
import { seoOf } from './page-fields.ts';

/** Blocks that can carry a page's heading themselves. */
const heroSchemas: ReadonlySet<string> = new Set(['marquee-banner', 'marquee-banner-card']);

interface ContentPageProps extends ContentPageData {
  children?: ReactNode;
  /** What it is called where it has no heading of its own. */
  untitled?: string;
}

/** A content page: breadcrumb, heading, the page's own part where it has one, blocks (HOME-008). `showHeading: false` leaves the heading to the hero that comes first. */
export function ContentPage({ content, tiles, children, untitled }: ContentPageProps) {
  const heading = seoOf(content).heading ?? readText(content, 'title') ?? untitled;
  const shown = blocksToRender(content);
  const isLedByHero = readGroup(content, 'seo').showHeading === false && heroSchemas.has(shown[0]?._meta.schema ?? '');
  const crumbs = [
    ...readList(content, 'BreadCrumb').flatMap((crumb) => {
      const text = readText(crumb, 'text');
      const to = readLink(crumb) ?? '/';
      return text && to !== '/' ? [{ text, to }] : [];
    }),
    ...(heading ? [{ text: heading }] : []),
  ];
  return (
    <>
      {isLedByHero ? (
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
        </div>
      ) : (
        <ContentPageHeader content={content} heading={heading} crumbs={crumbs} />
      )}
      {children}
      <Blocks blocks={shown} tiles={tiles} hasHeading={!isLedByHero} />
    </>
  );
}

/** A page's blocks; an item that is a block by itself is its own. */
function blocksToRender(content: ContentBody): ContentBody[] {
  const shown = blocksOf(content);
  return (shown.length > 0 || isPage(content) ? shown : [content]).flatMap((block) => resolveTest(block));
}
