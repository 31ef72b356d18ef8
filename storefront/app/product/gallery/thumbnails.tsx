import type { RefObject } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { ResponsiveImage } from '../../ui/media/image.tsx';
import type { GalleryImage } from '../product-view.ts';
import { useImageInView } from './use-image-in-view.ts';

function labelOf(intl: IntlShape, { alt: words, isVideo }: GalleryImage, place: number, count: number): string {
  const values = { place, count, words };
  return isVideo
    ? intl.formatMessage({ id: 'product.gallery.show-video', defaultMessage: 'Video, {place} of {count}: {words}' }, values)
    : intl.formatMessage({ id: 'product.gallery.show', defaultMessage: 'Picture {place} of {count}: {words}' }, values);
}

interface ThumbnailListProps {
  pictures: readonly GalleryImage[];
  at: number;
  onChoose(at: number): void;
}

export function ThumbnailList({ pictures, at, onChoose }: ThumbnailListProps) {
  const intl = useIntl();
  return (
    <div className="thumbnails">
      <div className="thumbnails-row">
        {pictures.map((picture, place) => (
          <button
            key={`${picture.link} ${picture.isVideo ?? ''}`}
            type="button"
            className="carousel-thumbnail"
            aria-current={place === at ? 'true' : undefined}
            aria-label={labelOf(intl, picture, place + 1, pictures.length)}
            onClick={() => onChoose(place)}
          >
            <ResponsiveImage image={picture} sizes="56px" minWidth={100} maxWidth={100} isDecorative />
            {picture.isVideo ? <Icon name="play" /> : null}
          </button>
        ))}
      </div>
      <p className="num small soft" role="status">
        <FormattedMessage
          id="product.gallery.place"
          defaultMessage="{place} of {count}"
          values={{ place: at + 1, count: pictures.length }}
        />
      </p>
    </div>
  );
}

export default function Thumbnails({ row, pictures }: { row: RefObject<HTMLElement | null>; pictures: readonly GalleryImage[] }) {
  const [at, bring] = useImageInView(row);
  return <ThumbnailList pictures={pictures} at={at} onChoose={bring} />;
}
