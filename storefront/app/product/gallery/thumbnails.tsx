import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '../../ui/picture.tsx';
import type { GalleryPicture } from '../product-view.ts';
import { usePictureInView } from './use-picture-in-view.ts';

interface ThumbnailListProps {
  pictures: readonly GalleryPicture[];
  at: number;
  onChoose(at: number): void;
}

/** A small picture for each large one; the one in view is marked, and its number said. */
export function ThumbnailList({ pictures, at, onChoose }: ThumbnailListProps) {
  const intl = useIntl();
  return (
    <div className="thumbnails">
      <div className="thumbnails-row">
        {pictures.map((picture, place) => (
          <button
            key={picture.link}
            type="button"
            className="carousel-thumbnail"
            aria-current={place === at ? 'true' : undefined}
            aria-label={intl.formatMessage(
              { id: 'product.gallery.show', defaultMessage: 'Picture {place} of {count}: {words}' },
              { place: place + 1, count: pictures.length, words: picture.alt },
            )}
            onClick={() => onChoose(place)}
          >
            <Picture image={picture} sizes="56px" least={100} most={100} decorative />
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

/** The thumbnails of the row that they stand under. */
export default function Thumbnails({ row, pictures }: { row: RefObject<HTMLElement | null>; pictures: readonly GalleryPicture[] }) {
  const [at, bring] = usePictureInView(row);
  return <ThumbnailList pictures={pictures} at={at} onChoose={bring} />;
}
