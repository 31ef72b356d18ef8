import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button.tsx';
import * as styles from './carousel.module.css';

interface CarouselButtonsProps {
  snapCount: number;
  selected: number;
  thumbnails?: readonly ReactNode[] | undefined;
  pause?: { isPaused: boolean; set(isPaused: boolean): void } | undefined;
  onMove(step: 1 | -1): void;
  onSelect(index: number): void;
}

/** Buttons of a carousel. The pause button comes first in the tab order (WCAG 2.2.2). */
export function CarouselButtons({ snapCount, selected, thumbnails, pause, onMove, onSelect }: CarouselButtonsProps) {
  const intl = useIntl();
  return (
    <>
      {pause ? (
        <IconButton
          icon={pause.isPaused ? 'play' : 'pause'}
          onClick={() => pause.set(!pause.isPaused)}
          label={
            pause.isPaused
              ? intl.formatMessage({ id: 'ui.carousel.resume', defaultMessage: 'Resume the slides' })
              : intl.formatMessage({ id: 'ui.carousel.pause', defaultMessage: 'Pause the slides' })
          }
        />
      ) : null}
      <IconButton
        icon="back"
        onClick={() => onMove(-1)}
        label={intl.formatMessage({ id: 'ui.carousel.previous', defaultMessage: 'Previous slide' })}
      />
      <IconButton
        icon="next"
        onClick={() => onMove(1)}
        label={intl.formatMessage({ id: 'ui.carousel.next', defaultMessage: 'Next slide' })}
      />
      <div className={styles.stops}>
        {Array.from({ length: snapCount }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons do not move
            key={index}
            type="button"
            className={thumbnails?.[index] ? styles.thumbnail : styles.dot}
            aria-current={index === selected || undefined}
            onClick={() => onSelect(index)}
            aria-label={intl.formatMessage({ id: 'ui.carousel.show', defaultMessage: 'Show slide {position}' }, { position: index + 1 })}
          >
            {thumbnails?.[index]}
          </button>
        ))}
      </div>
    </>
  );
}
