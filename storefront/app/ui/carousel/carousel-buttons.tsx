import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon.tsx';
import * as styles from './carousel.module.css';

interface CarouselButtonsProps {
  stops: number;
  selected: number;
  /** Small images in place of the dots. */
  thumbnails?: readonly ReactNode[] | undefined;
  /** Absent if the carousel does not rotate. */
  pause?: { isPaused: boolean; set(isPaused: boolean): void } | undefined;
  onTurn(by: 1 | -1): void;
  onStop(stop: number): void;
}

/** The pause button comes first in the tab order (WCAG 2.2.2). */
export function CarouselButtons({ stops, selected, thumbnails, pause, onTurn, onStop }: CarouselButtonsProps) {
  const intl = useIntl();
  return (
    <>
      {pause ? (
        <button
          type="button"
          className={styles.carouselButton}
          onClick={() => pause.set(!pause.isPaused)}
          aria-label={
            pause.isPaused
              ? intl.formatMessage({ id: 'ui.carousel.resume', defaultMessage: 'Go on showing the next slides' })
              : intl.formatMessage({ id: 'ui.carousel.pause', defaultMessage: 'Stop showing the next slides' })
          }
        >
          <Icon name={pause.isPaused ? 'play' : 'pause'} />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.carouselButton}
        onClick={() => onTurn(-1)}
        aria-label={intl.formatMessage({ id: 'ui.carousel.previous', defaultMessage: 'Previous slide' })}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={styles.carouselButton}
        onClick={() => onTurn(1)}
        aria-label={intl.formatMessage({ id: 'ui.carousel.next', defaultMessage: 'Next slide' })}
      >
        <Icon name="next" />
      </button>
      <div className={styles.carouselStops}>
        {Array.from({ length: stops }, (_, stop) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
            key={stop}
            type="button"
            className={thumbnails?.[stop] ? styles.carouselThumbnail : styles.carouselDot}
            aria-current={stop === selected || undefined}
            onClick={() => onStop(stop)}
            aria-label={intl.formatMessage({ id: 'ui.carousel.show', defaultMessage: 'Show slide {position}' }, { position: stop + 1 })}
          >
            {thumbnails?.[stop]}
          </button>
        ))}
      </div>
    </>
  );
}
