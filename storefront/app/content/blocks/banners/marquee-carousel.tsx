import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Carousel } from '../../../ui/carousel/index.tsx';
import type { RotationSpeed } from '../../../ui/carousel/rotation.ts';

interface MarqueeCarouselProps {
  /** The name that its editor gave it. */
  label: string | undefined;
  speed: RotationSpeed;
  children: ReactNode;
}

/** Several marquees that take turns. */
export function MarqueeCarousel({ label, speed, children }: MarqueeCarouselProps) {
  const intl = useIntl();
  return (
    <Carousel
      className="marquee"
      label={label ?? intl.formatMessage({ id: 'content.marquee', defaultMessage: 'News of the shop' })}
      speed={speed}
      isInfinite
    >
      {children}
    </Carousel>
  );
}
