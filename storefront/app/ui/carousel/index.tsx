import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { classNames } from '../class-names.ts';
import type { RotationSpeed } from './rotation.ts';

const loadControls = async () => ({ default: (await import('./carousel-controls.tsx')).CarouselControls });

interface CarouselProps {
  /** What it shows, for those who do not see it. */
  label: string;
  /** How fast it turns by itself; left out, it waits to be turned. */
  speed?: RotationSpeed;
  /** After the last slide comes the first, from the same side; otherwise it goes back to the first. */
  isInfinite?: boolean;
  /** One small picture for each slide, in place of dots. */
  thumbnails?: readonly ReactNode[];
  className?: string;
  children: ReactNode;
}

/**
 * Slides to page through: a row that scrolls sideways, in the server's HTML and without script. What moves it comes in a file of its
 * own, which only a page with several slides asks for; should it not come, the row goes on scrolling.
 */
export function Carousel({ label, className, children, ...wishes }: CarouselProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const count = Children.count(children);
  const { Component: Controls } = useLazyComponent(loadControls, count > 1 ? 'mount' : 'interaction');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of form fields
    <div
      className={classNames('carousel', className)}
      role="group"
      aria-roledescription={intl.formatMessage({ id: 'ui.carousel', defaultMessage: 'carousel' })}
      aria-label={label}
      ref={frame}
    >
      {count > 1 ? <div className="carousel-bar">{Controls ? <Controls carousel={frame} slides={count} {...wishes} /> : null}</div> : null}
      {/* Until there are buttons, it scrolls by keyboard too. */}
      <div className="carousel-view" tabIndex={count > 1 && !Controls ? 0 : undefined}>
        <div className="carousel-row">
          {Children.map(children, (slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              className="carousel-slide"
              role="group"
              aria-roledescription={intl.formatMessage({ id: 'ui.carousel.slide', defaultMessage: 'slide' })}
              aria-label={intl.formatMessage({ id: 'ui.carousel.place', defaultMessage: '{place} of {count}' }, { place: at + 1, count })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
