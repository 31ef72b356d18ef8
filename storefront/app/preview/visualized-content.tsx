import type { ContentBody } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Blocks, blocksIn, blocksOf, ContentPage, seoOf } from '../content/index.ts';
import type { Tile } from '../product/index.ts';
import { visualizationLayout } from './visualization-layout.ts';

interface VisualizedContentProps {
  schema: string;
  content: ContentBody;
  tiles: Readonly<Record<string, Tile>>;
}

/** Content in the layout of its schema (PREVIEW-007). */
export function VisualizedContent({ schema, content, tiles }: VisualizedContentProps) {
  switch (visualizationLayout(schema)) {
    case 'home':
      return <Blocks blocks={blocksOf(content)} tiles={tiles} hasHeading={false} />;
    case 'category':
      return <CategoryLayout content={content} tiles={tiles} />;
    case 'slot':
      return <Blocks blocks={blocksOf(content)} tiles={tiles} hasHeading />;
    case 'gift-card':
      return <GiftCardLayout content={content} tiles={tiles} />;
    default:
      // What is no page has a name that its editor knows.
      return <ContentPage content={content} tiles={{ ...tiles }} untitled={content._meta.name} />;
  }
}

type LayoutProps = Omit<VisualizedContentProps, 'schema'>;

/** A category's page: the marquee and what stands above the listing, the listing's place, what stands below it. */
function CategoryLayout({ content, tiles }: LayoutProps) {
  const above = [...blocksIn(content, 'marquee'), ...blocksIn(content, 'slotAbove')];
  const below = [...blocksIn(content, 'slotBelow'), ...blocksOf(content)];
  return (
    <>
      <Blocks blocks={above} tiles={tiles} hasHeading />
      <div className="wrap listing-head">
        <h1 className="page-t">{seoOf(content).heading ?? content._meta.name}</h1>
        <p className="soft">
          <FormattedMessage id="preview.visualization.listing" defaultMessage="The category’s products stand here." />
        </p>
      </div>
      <Blocks blocks={below} tiles={tiles} hasHeading />
    </>
  );
}

/** The frame of a gift card's page; the card itself comes with gift cards as payment. */
function GiftCardLayout({ content, tiles }: LayoutProps) {
  return (
    <>
      <div className="wrap listing-head">
        <h1 className="page-t">{seoOf(content).heading ?? content._meta.name}</h1>
        <p className="soft">
          <FormattedMessage id="preview.visualization.gift-card" defaultMessage="The gift card stands here." />
        </p>
      </div>
      <Blocks blocks={blocksOf(content)} tiles={tiles} hasHeading />
    </>
  );
}
