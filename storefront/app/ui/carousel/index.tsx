import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { classNames } from '../class-names.ts';
import * as styles from './carousel.module.css';
import type { RotationSpeed } from './rotation.ts';

const loadControls = async () => ({ default: (await import('./carousel-controls.tsx')).CarouselControls });

interface CarouselProps {
  label: string;
  speed?: RotationSpeed;
  /** Whether the first slide follows the last one, instead of scrolling back. */
  isInfinite?: boolean;
  thumbnails?: readonly ReactNode[];
  className?: string;
  children: ReactNode;
}

/**
 * Renders a row of slides that scrolls horizontally and works without JavaScript. The code of the controls loads only if there are several
 * slides; if it cannot be loaded, the row still scrolls.
 */
export function Carousel({ label, className, children, ...options }: CarouselProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const slideCount = Children.count(children);
  const { Component: Controls } = useLazyComponent(loadControls, slideCount > 1 ? 'mount' : 'interaction');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is not a set of form fields
    <div
      className={classNames(styles.carousel, className)}
      role="group"
      aria-roledescription={intl.formatMessage({ id: 'ui.carousel', defaultMessage: 'carousel' })}
      aria-label={label}
      ref={root}
    >
      {slideCount > 1 ? (
        <div className={styles.controls} data-part="controls">
          {Controls ? <Controls carousel={root} slideCount={slideCount} {...options} /> : null}
        </div>
      ) : null}
      {/* Scrollable by keyboard until the buttons are loaded. */}
      <div className={styles.viewport} data-part="viewport" tabIndex={slideCount > 1 && !Controls ? 0 : undefined}>
        <div className={styles.slides}>
          {Children.map(children, (slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={intl.formatMessage({ id: 'ui.carousel.slide', defaultMessage: 'slide' })}
              aria-label={intl.formatMessage(
                { id: 'ui.carousel.position', defaultMessage: '{position} of {count}' },
                { position: index + 1, count: slideCount },
              )}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
