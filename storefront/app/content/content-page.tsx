import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readGroup, readImage, readLink, readList, readText, type SchemaFields } from '../platform/content/content-fields.ts';
import { classNames } from '../ui/class-names.ts';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { ResponsiveImage } from '../ui/media/image.tsx';
import { Breadcrumb, type Crumb } from '../ui/navigation/breadcrumb.tsx';
import { imageRatio, isLandscape } from './block-parts/aspect-ratio.ts';
import { Blocks } from './blocks.tsx';
import * as styles from './content-page.module.css';
import type { ContentPageData } from './load-content-page.ts';
import { seoOf } from './page-fields.ts';

const heroSchemas: ReadonlySet<string> = new Set(['marquee-banner', 'marquee-banner-card']);

interface ContentPageProps extends ContentPageData {
  children?: ReactNode;
  untitled?: string;
}

/** Renders a content page (HOME-008). With `showHeading: false` the first hero contains the page's heading. */
export function ContentPage({ content, blocks, tiles, children, untitled }: ContentPageProps) {
  const heading = seoOf(content).heading ?? readText(content, 'title') ?? untitled;
  const page: SchemaFields<'content-page'> = content;
  const isLedByHero = readGroup(page, 'seo').showHeading === false && heroSchemas.has(blocks[0]?._meta.schema ?? '');
  const crumbs = [
    ...readList(page, 'BreadCrumb').flatMap((crumb) => {
      const text = readText(crumb, 'text');
      const to = readLink(crumb) ?? '/';
      return text && to !== '/' ? [{ text, to }] : [];
    }),
    ...(heading ? [{ text: heading }] : []),
  ];
  return (
    <>
      {isLedByHero ? (
        <div className={layoutStyles.container}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      ) : (
        <ContentPageHeader content={content} heading={heading} crumbs={crumbs} />
      )}
      {children}
      <Blocks blocks={blocks} tiles={tiles} hasHeading={!isLedByHero} />
    </>
  );
}

/** Renders a content page around a form. */
export function ContentFormPage({ children, ...page }: ContentPageProps) {
  return (
    <ContentPage {...page}>
      <div className={layoutStyles.container}>
        <div className={formPageStyles.narrowForm} data-part="form">
          {children}
        </div>
      </div>
    </ContentPage>
  );
}

interface ContentPageHeaderProps {
  content: ContentPageData['content'];
  heading: string | undefined;
  crumbs: readonly Crumb[];
}

function ContentPageHeader({ content, heading, crumbs }: ContentPageHeaderProps) {
  const page: SchemaFields<'content-page'> = content;
  const image = readImage(page);
  const text = readText(page, 'text');
  return (
    <div className={classNames(styles.header, image && styles.withImage)}>
      <div className={styles.text}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={`text-page ${styles.heading}`}>
          {heading ?? <FormattedMessage id="content.read-more" defaultMessage="Read more" />}
        </h1>
        {text ? <p className={`text-lead ${styles.lead}`}>{text}</p> : null}
      </div>
      {image ? (
        <div className={styles.image} style={image.background ? { backgroundColor: image.background } : undefined}>
          <ResponsiveImage
            className={isLandscape(image) ? styles.landscape : undefined}
            image={image}
            sizes={isLandscape(image) ? '(width >= 48rem) 1000px, 92vw' : '(width >= 48rem) 42vw, 100vw'}
            minWidth={500}
            maxWidth={750}
            ratio={imageRatio(image)}
            priority="first"
          />
        </div>
      ) : null}
    </div>
  );
}
