import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyOnVisible, useLazyComponent } from '../../platform/lazy.tsx';
import { withStyleSheets } from '../../platform/lazy-style-sheets.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { ImageBox } from '../../ui/media/image.tsx';
import { imageUrl } from '../../ui/media/image-url.ts';
import type { GalleryImage, ProductVideo } from '../product-view.ts';
import * as styles from './gallery.module.css';
import { indexForKey } from './gallery-position.ts';
import type { GalleryVideoProps } from './gallery-video.tsx';

const loadZoom = () => import('./zoom-dialog.tsx');
const loadThumbnails = () => import('./thumbnails.tsx');
const GalleryVideo = lazyOnVisible<GalleryVideoProps>('product-clip', async () => ({
  default: withStyleSheets('gallery-video', (await import('./gallery-video.tsx')).default),
}));
const largestWidth = 1500;

interface GalleryProps {
  productName: string;
  images: readonly GalleryImage[];
  video?: ProductVideo | undefined;
}

/**
 * Shows the images of the selected color, in two columns from 1024 px up and in a scrolling row below. A click opens the zoom dialog;
 * without script the link opens the large image.
 */
export const Gallery = memo(function Gallery({ productName, images, video }: GalleryProps) {
  const intl = useIntl();
  const row = useRef<HTMLElement>(null);
  const [zoomed, setZoomed] = useState<{ index: number; placeholderUrl: string | undefined }>();
  const { Component: ZoomDialog, hasFailed, load } = useLazyComponent(loadZoom, 'interaction');
  const isRow = useMediaQuery('(width < 64rem)');

  const shown = withVideo(images, video);
  // Two images side by side would leave the column empty below them, beside a buy box that is twice as high.
  const spansBothColumns = (index: number) => shown.length === 2 || (index === shown.length - 1 && shown.length % 2 === 1);
  const rowSizes = shown.length === 1 ? '100vw' : '(width >= 48rem) 56vw, 88vw';
  const sizesOf = (index: number) => `(width >= 64rem) ${spansBothColumns(index) ? 728 : 358}px, ${rowSizes}`;

  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    // A click with Ctrl, Shift or Meta opens a new tab or window. If the dialog fails to load, the link opens the plain image.
    if (event.metaKey || event.ctrlKey || event.shiftKey || hasFailed) return;
    event.preventDefault();
    setZoomed({ index, placeholderUrl: event.currentTarget.querySelector('img')?.currentSrc });
    load();
  };
  const step = (event: KeyboardEvent) => {
    const links = [...(row.current?.querySelectorAll<HTMLElement>('figure > a') ?? [])];
    const next = indexForKey(
      event.key,
      links.indexOf(event.target as HTMLElement),
      links.length,
      getComputedStyle(event.currentTarget).direction === 'rtl',
    );
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus({ preventScroll: true });
    links[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div>
      <section
        className={styles.images}
        ref={row}
        onKeyDown={step}
        aria-label={intl.formatMessage({ id: 'product.gallery', defaultMessage: 'Product images' })}
      >
        {shown.map((image, index) => (
          <figure key={image.link} className={classNames(image.isVideo && styles.hasVideo, spansBothColumns(index) && styles.fullWidth)}>
            {image.isVideo && video ? (
              <GalleryVideo {...video} sizes={sizesOf(index)} />
            ) : (
              <a
                className={styles.zoomLink}
                href={imageUrl(image, largestWidth)}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
              >
                <ImageBox
                  image={image}
                  sizes={sizesOf(index)}
                  minWidth={340}
                  maxWidth={750}
                  priority={index === 0 ? 'first' : index < 2 ? 'eager' : 'lazy'}
                />
              </a>
            )}
            {image.caption ? <figcaption>{image.caption}</figcaption> : null}
          </figure>
        ))}
      </section>
      {shown.length > 1 ? (
        <div className={styles.footer}>{isRow ? <GalleryFooter row={row} images={shown} /> : <SwipeHint count={shown.length} />}</div>
      ) : null}
      {ZoomDialog ? (
        <ZoomDialog
          productName={productName}
          images={images}
          index={zoomed?.index}
          placeholderUrl={zoomed?.placeholderUrl}
          onClose={() => setZoomed(undefined)}
        />
      ) : null}
    </div>
  );
});

/**
 * Replaces the video's poster image with the video. Images of another color do not contain the poster: the video shows a color of its own.
 */
function withVideo(images: readonly GalleryImage[], video: ProductVideo | undefined): readonly GalleryImage[] {
  const index = images.findIndex(({ link }) => link === video?.image.link);
  return video && index >= 0 ? images.with(index, { ...images[index], ...video.image, isVideo: true }) : images;
}

function GalleryFooter({ row, images }: { row: RefObject<HTMLElement | null>; images: readonly GalleryImage[] }) {
  const { Component: Thumbnails } = useLazyComponent(loadThumbnails, 'idle');
  return Thumbnails ? <Thumbnails row={row} images={images} /> : <SwipeHint count={images.length} />;
}

function SwipeHint({ count }: { count: number }) {
  return (
    <p className={`${styles.swipeHint} text-small text-muted`} aria-hidden="true">
      <FormattedMessage id="product.gallery.swipe" defaultMessage="Swipe for more" />
      <span className="tabular-figures">{count}</span>
    </p>
  );
}
