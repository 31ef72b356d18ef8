import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../ui/class-names.ts';
import { PictureBox } from '../ui/picture.tsx';
import type { GalleryPicture } from './product-view.ts';

/** The pictures of the chosen colour: two across from 1024 up, swiped through below, the next one in sight. */
export const Gallery = memo(function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const intl = useIntl();
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="gallery" tabIndex={0} aria-label={intl.formatMessage({ id: 'product.gallery', defaultMessage: 'Pictures' })}>
        {pictures.map((picture, at) => (
          <figure key={picture.link} className={classNames(at === pictures.length - 1 && pictures.length % 2 === 1 && 'is-whole')}>
            <PictureBox
              image={picture}
              sizes="(width >= 64rem) 358px, (width >= 48rem) 56vw, 88vw"
              least={340}
              most={750}
              priority={at === 0 ? 'first' : at < 2 ? 'eager' : 'lazy'}
            />
            {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
          </figure>
        ))}
      </section>
      {pictures.length > 1 ? (
        <p className="gallery-count small soft" aria-hidden="true">
          <FormattedMessage id="product.gallery.swipe" defaultMessage="Swipe for the rest of it" />
          <span className="num">{pictures.length}</span>
        </p>
      ) : null}
    </div>
  );
});
