import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { GalleryImage } from '../product-view.ts';
import { indexForKey } from './gallery-position.ts';
import { ThumbnailList } from './thumbnails.tsx';
import { useDragScroll } from './use-drag-scroll.ts';
import { useImageInView } from './use-image-in-view.ts';
import * as styles from './zoom-dialog.module.css';

interface ZoomDialogProps {
  productName: string;
  images: readonly GalleryImage[];
  index: number | undefined;
  placeholderUrl: string | undefined;
  onClose(): void;
}

export default function ZoomDialog({ productName, images, index, placeholderUrl, onClose }: ZoomDialogProps) {
  return (
    <Dialog isOpen={index !== undefined} onClose={onClose} className={styles.dialog} heading={productName}>
      <ZoomRow images={images} initialIndex={index ?? 0} placeholderUrl={placeholderUrl} />
    </Dialog>
  );
}

function ZoomRow({
  images,
  initialIndex,
  placeholderUrl,
}: {
  images: readonly GalleryImage[];
  initialIndex: number;
  placeholderUrl: string | undefined;
}) {
  const intl = useIntl();
  const row = useRef<HTMLElement>(null);
  const [currentIndex, scrollToImage] = useImageInView(row, initialIndex);
  const [isLarge, setLarge] = useState(false);
  const drag = useDragScroll();
  useEffect(() => {
    // Offsets are zero until the dialog opens, which happens after this effect.
    const frame = requestAnimationFrame(() => {
      const firstImage = row.current?.children[initialIndex];
      row.current?.scrollTo({ left: (firstImage as HTMLElement | undefined)?.offsetLeft ?? 0, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [initialIndex]);
  const goTo = (next: number) => {
    setLarge(false);
    scrollToImage(next);
  };
  const step = (event: KeyboardEvent) => {
    // At double size the arrow keys scroll the image.
    const next = isLarge ? undefined : indexForKey(event.key, currentIndex, images.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const label = isLarge
    ? intl.formatMessage({ id: 'product.gallery.zoom-out', defaultMessage: 'Zoom out' })
    : intl.formatMessage({ id: 'product.gallery.zoom-in', defaultMessage: 'Zoom in' });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the buttons and images inside
    <div className={styles.root} onKeyDown={step}>
      <section
        className={classNames(styles.images, isLarge && styles.enlarged)}
        ref={row}
        aria-label={intl.formatMessage({ id: 'product.gallery', defaultMessage: 'Product images' })}
        tabIndex={isLarge ? undefined : 0}
      >
        {images.map((image, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same
          // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same
          <div
            key={image.link}
            className={styles.image}
            style={image.background ? { backgroundColor: image.background } : undefined}
            inert={index !== currentIndex}
            tabIndex={isLarge && index === currentIndex ? 0 : undefined}
            {...drag.bind}
            onClick={() => !drag.hasMoved() && setLarge(!isLarge)}
          >
            <ResponsiveImage
              image={image}
              sizes={isLarge ? '200vw' : '100vw'}
              minWidth={750}
              maxWidth={750}
              placeholderUrl={index === initialIndex ? placeholderUrl : undefined}
              priority={index === initialIndex ? 'eager' : 'lazy'}
            />
          </div>
        ))}
      </section>
      <div className={styles.controls}>
        <IconButton
          icon="back"
          className={styles.control}
          aria-disabled={currentIndex === 0 || undefined}
          label={intl.formatMessage({ id: 'product.gallery.previous', defaultMessage: 'Previous image' })}
          onClick={() => currentIndex > 0 && goTo(currentIndex - 1)}
        />
        <IconButton
          icon="next"
          className={styles.control}
          aria-disabled={currentIndex === images.length - 1 || undefined}
          label={intl.formatMessage({ id: 'product.gallery.next', defaultMessage: 'Next image' })}
          onClick={() => currentIndex < images.length - 1 && goTo(currentIndex + 1)}
        />
        <IconButton icon={isLarge ? 'minus' : 'plus'} aria-pressed={isLarge} label={label} onClick={() => setLarge(!isLarge)} />
        <ThumbnailList images={images} currentIndex={currentIndex} onChoose={goTo} className={styles.thumbnails} />
      </div>
    </div>
  );
}
