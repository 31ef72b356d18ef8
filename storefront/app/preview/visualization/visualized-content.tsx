import type { ContentBody } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Blocks, blocksIn, blocksOf, ContentPage, isRenderable, parseBlocks, parseContentPage, seoOf } from '../../content/index.ts';
import { ListingHeader } from '../../listing/index.ts';
import type { Tile } from '../../product/index.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { visualizationLayout } from './visualization-layout.ts';
import * as styles from './visualized-content.module.css';

interface VisualizedContentProps {
  schema: string;
  content: ContentBody;
  tiles: Readonly<Record<string, Tile>>;
}

export function VisualizedContent({ schema, content, tiles }: VisualizedContentProps) {
  switch (visualizationLayout(schema)) {
    case 'home':
      return <Blocks blocks={parseBlocks(blocksOf(content))} tiles={tiles} hasHeading={false} />;
    case 'category':
      return <CategoryLayout content={content} tiles={tiles} />;
    case 'slot':
      return <Blocks blocks={parseBlocks(blocksOf(content))} tiles={tiles} hasHeading />;
    case 'gift-card':
      return <GiftCardLayout content={content} tiles={tiles} />;
    default:
      if (!isRenderable(content)) return <NoOwnLayout name={content._meta.name} />;
      // An item that is not a page has no title, so it is titled by its name in the content tool.
      return <ContentPage {...parseContentPage(content)} tiles={{ ...tiles }} untitled={content._meta.name} />;
  }
}

function NoOwnLayout({ name }: { name: string }) {
  return (
    <div className={`${layoutStyles.container} ${styles.noLayout}`}>
      <h1 className="text-page">{name}</h1>
      <Alert
        title={
          <FormattedMessage
            id="preview.visualization.not-renderable"
            defaultMessage="This content is a text that every page shows, so it cannot be shown by itself. Open any page in the preview to see it."
          />
        }
      />
    </div>
  );
}

type LayoutProps = Omit<VisualizedContentProps, 'schema'>;

function LayoutHead({ content }: { content: ContentBody }) {
  const heading = seoOf(content).heading ?? content._meta.name;
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: heading }]} />
      <ListingHeader heading={heading} />
    </div>
  );
}

function CategoryLayout({ content, tiles }: LayoutProps) {
  const blocksAbove = parseBlocks([...blocksIn(content, 'marquee'), ...blocksIn(content, 'slotAbove')]);
  const blocksBelow = parseBlocks([...blocksIn(content, 'slotBelow'), ...blocksOf(content)]);
  return (
    <>
      <LayoutHead content={content} />
      <div className={styles.slotsAbove}>
        <Blocks blocks={blocksAbove} tiles={tiles} hasHeading />
      </div>
      <p className={`${layoutStyles.container} text-muted ${styles.listing}`}>
        <FormattedMessage id="preview.visualization.listing" defaultMessage="The category’s products appear here." />
      </p>
      <Blocks blocks={blocksBelow} tiles={tiles} hasHeading />
    </>
  );
}

/** Layout of a gift card's content. The gift card itself is not rendered yet. */
function GiftCardLayout({ content, tiles }: LayoutProps) {
  return (
    <>
      <LayoutHead content={content} />
      <p className={`${layoutStyles.container} text-muted`}>
        <FormattedMessage id="preview.visualization.gift-card" defaultMessage="The gift card appears here." />
      </p>
      <Blocks blocks={parseBlocks(blocksOf(content))} tiles={tiles} hasHeading />
    </>
  );
}
