import { ContentLink, LazySlot } from '../../content/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import * as styles from './listing-banner.module.css';
import type { BannerData } from './place-banners.ts';

const headSizes = '(width >= 64rem) 780px, (width >= 48rem) 60vw, 100vw';
const betweenSizes = '(width >= 64rem) 680px, (width >= 48rem) 70vw, 125vw';

/** Shows a merchant's banner above the listing or between the tiles. Its style sheet loads only on pages with a banner. */
export function ListingBanner({ banner, isHead = false }: { banner: BannerData; isHead?: boolean }) {
  const { slot, text, detail, link, linkText, image } = banner;
  const rootClassName = classNames(
    styles.root,
    isHead ? styles.head : styles.betweenTiles,
    image && styles.withImage,
    slot && styles.content,
  );
  return (
    <div className={rootClassName}>
      {slot ? <LazySlot slot={slot} /> : null}
      {image ? (
        <div className={styles.image} style={image.background ? { backgroundColor: image.background } : undefined}>
          <ResponsiveImage
            image={image}
            sizes={isHead ? headSizes : betweenSizes}
            minWidth={340}
            maxWidth={isHead ? 780 : 680}
            ratio={[16, 9]}
            priority={isHead ? 'eager' : 'lazy'}
          />
        </div>
      ) : null}
      {text ? (
        <div className={styles.text}>
          <h2 className="text-card">
            {link && !linkText ? (
              <ContentLink to={link} className={`${buttonStyles.actionLink} ${buttonStyles.underlined}`}>
                {text}
              </ContentLink>
            ) : (
              text
            )}
          </h2>
          {detail ? <p>{detail}</p> : null}
          {link && linkText ? (
            <ContentLink to={link} className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small}`}>
              {linkText}
            </ContentLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
