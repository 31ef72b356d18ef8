import { ContentLink, LazySlot } from '../../content/index.ts';
import sheet from '../../styles/listing-banner.css?url';
import { classNames } from '../../ui/class-names.ts';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import type { BannerData } from './place-banners.ts';

const headSizes = '(width >= 64rem) 780px, (width >= 48rem) 60vw, 100vw';
const betweenSizes = '(width >= 64rem) 680px, (width >= 48rem) 70vw, 125vw';

/** A merchant's banner: a band above the listing, or a card among the tiles. Its style sheet loads only on pages with a banner. */
export function ListingBanner({ banner, isHead = false }: { banner: BannerData; isHead?: boolean }) {
  const { slot, text, detail, link, linkText, picture } = banner;
  const frame = classNames('listing-banner', isHead ? 'is-head' : 'is-between', picture && 'has-picture', slot && 'is-content');
  return (
    <div className={frame}>
      <link rel="stylesheet" href={sheet} precedence="blocks" />
      {slot ? <LazySlot slot={slot} /> : null}
      {picture ? (
        <div className="listing-banner-art" style={picture.ground ? { backgroundColor: picture.ground } : undefined}>
          <ResponsiveImage
            image={picture}
            sizes={isHead ? headSizes : betweenSizes}
            minWidth={340}
            maxWidth={isHead ? 780 : 680}
            ratio={[16, 9]}
            priority={isHead ? 'eager' : 'lazy'}
          />
        </div>
      ) : null}
      {text ? (
        <div className="listing-banner-words">
          <h2 className="card-t">
            {link && !linkText ? (
              <ContentLink to={link} className="link is-text">
                {text}
              </ContentLink>
            ) : (
              text
            )}
          </h2>
          {detail ? <p>{detail}</p> : null}
          {link && linkText ? (
            <ContentLink to={link} className="btn is-secondary is-small">
              {linkText}
            </ContentLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
