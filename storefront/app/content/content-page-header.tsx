import { FormattedMessage } from 'react-intl';
import { readImage, readText } from '../platform/content/content-fields.ts';
import { classNames } from '../ui/class-names.ts';
import { ResponsiveImage } from '../ui/media/image.tsx';
import { Breadcrumb, type Crumb } from '../ui/navigation/breadcrumb.tsx';
import type { ContentPageData } from './load-content-page.ts';

interface ContentPageHeaderProps {
  content: ContentPageData['content'];
  heading: string | undefined;
  crumbs: readonly Crumb[];
}

/** A content page's breadcrumb and heading, a few words under it, and its picture beside them. */
export function ContentPageHeader({ content, heading, crumbs }: ContentPageHeaderProps) {
  const image = readImage(content);
  const text = readText(content, 'text');
  const isScene = image?.link.includes('/scene-');
  return (
    <div className={classNames('content-head', image && 'has-picture')}>
      <div className="content-head-text">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="page-t">{heading ?? <FormattedMessage id="content.untitled" defaultMessage="Read on" />}</h1>
        {text ? <p className="lead">{text}</p> : null}
      </div>
      {image ? (
        <div className="content-head-picture" style={image.ground ? { backgroundColor: image.ground } : undefined}>
          <ResponsiveImage
            className={isScene ? 'is-scene' : undefined}
            image={image}
            sizes={isScene ? '(width >= 48rem) 1000px, 92vw' : '(width >= 48rem) 42vw, 100vw'}
            minWidth={500}
            maxWidth={750}
            ratio={isScene ? [16, 7] : [4, 5]}
            priority="first"
          />
        </div>
      ) : null}
    </div>
  );
}
