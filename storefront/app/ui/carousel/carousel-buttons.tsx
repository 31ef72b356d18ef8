import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button.tsx';
import * as styles from './carousel.module.css';

interface CarouselButtonsProps {
  stops: number;
  selected: number;
  thumbnails?: readonly ReactNode[] | undefined;
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
        <IconButton
          icon={pause.isPaused ? 'play' : 'pause'}
          onClick={() => pause.set(!pause.isPaused)}
          label={
            pause.isPaused
              ? intl.formatMessage({ id: 'ui.carousel.resume', defaultMessage: 'Go on showing the next slides' })
              : intl.formatMessage({ id: 'ui.carousel.pause', defaultMessage: 'Stop showing the next slides' })
          }
        />
      ) : null}
      <IconButton
        icon="back"
        onClick={() => onTurn(-1)}
        label={intl.formatMessage({ id: 'ui.carousel.previous', defaultMessage: 'Previous slide' })}
      />
      <IconButton
        icon="next"
        onClick={() => onTurn(1)}
        label={intl.formatMessage({ id: 'ui.carousel.next', defaultMessage: 'Next slide' })}
      />
      <div className={styles.stops}>
        {Array.from({ length: stops }, (_, stop) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons do not move
            key={stop}
            type="button"
            className={thumbnails?.[stop] ? styles.thumbnail : styles.dot}
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
