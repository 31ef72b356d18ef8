import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../ui/carousel/index.tsx';
import { parseRotationSpeed } from '../../ui/carousel/rotation.ts';
import type { BlockContent } from '../block-content.ts';

interface BlockCarouselProps {
  fields: Pick<BlockContent<'image-carousel'>, 'headline' | 'autorotate' | 'rotationSpeed' | 'infinite' | '_meta'>;
  thumbnails?: readonly ReactNode[];
  className?: string;
  children: readonly ReactNode[];
}

/** Carousel of blocks. It rotates unless the editor switched that off (BLOCK-033). */
export function BlockCarousel({ fields, thumbnails, className, children }: BlockCarouselProps) {
  const intl = useIntl();
  const name = fields.headline ?? fields._meta?.name;
  return (
    <Carousel
      label={name ?? intl.formatMessage({ id: 'content.carousel', defaultMessage: 'Image carousel' })}
      {...(fields.autorotate === false ? {} : { speed: parseRotationSpeed(fields.rotationSpeed) })}
      isInfinite={fields.infinite !== false}
      {...(thumbnails ? { thumbnails } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Carousel>
  );
}
