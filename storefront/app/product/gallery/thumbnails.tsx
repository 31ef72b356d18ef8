import type { RefObject } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import * as carouselStyles from '../../ui/carousel/carousel.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import type { GalleryImage } from '../product-view.ts';
import * as styles from './thumbnails.module.css';
import { useImageInView } from './use-image-in-view.ts';

function labelOf(intl: IntlShape, { alt, isVideo }: GalleryImage, index: number, count: number): string {
  const values = { position: index, count, description: alt };
  return isVideo
    ? intl.formatMessage({ id: 'product.gallery.show-video', defaultMessage: 'Video, {position} of {count}: {description}' }, values)
    : intl.formatMessage({ id: 'product.gallery.show', defaultMessage: 'Image {position} of {count}: {description}' }, values);
}

interface ThumbnailListProps {
  images: readonly GalleryImage[];
  currentIndex: number;
  onChoose(currentIndex: number): void;
  className?: string;
}

export function ThumbnailList({ images, currentIndex, onChoose, className }: ThumbnailListProps) {
  const intl = useIntl();
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.thumbnails}>
        {images.map((image, index) => (
          <button
            key={`${image.link} ${image.isVideo ?? ''}`}
            type="button"
            className={`${carouselStyles.thumbnail} ${styles.thumbnail}`}
            aria-current={index === currentIndex ? 'true' : undefined}
            aria-label={labelOf(intl, image, index + 1, images.length)}
            onClick={() => onChoose(index)}
          >
            <ResponsiveImage image={image} sizes="56px" minWidth={100} maxWidth={100} isDecorative />
            {image.isVideo ? <Icon name="play" className={styles.videoIcon} /> : null}
          </button>
        ))}
      </div>
      <p className={`tabular-figures text-small text-muted ${styles.position}`} role="status">
        <FormattedMessage
          id="product.gallery.position"
          defaultMessage="{position} of {count}"
          values={{ position: currentIndex + 1, count: images.length }}
        />
      </p>
    </div>
  );
}

export default function Thumbnails({ row, images }: { row: RefObject<HTMLElement | null>; images: readonly GalleryImage[] }) {
  const [currentIndex, scrollToImage] = useImageInView(row);
  return <ThumbnailList images={images} currentIndex={currentIndex} onChoose={scrollToImage} />;
}
