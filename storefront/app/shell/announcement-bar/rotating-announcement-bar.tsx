import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readText } from '../../content/index.ts';
import { useRotation } from '../../ui/carousel/use-rotation.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { Announcement, type AnnouncementFields } from './announcement.tsx';
import * as styles from './announcement-bar.module.css';

/**
 * Shows one announcement at a time. Rotation pauses on hover and focus, stops with the pause button, which is the first button, and is off
 * if the shopper prefers reduced motion. All announcements share one box, so the layout does not shift.
 */
export function RotatingAnnouncementBar({ label, announcements }: { label: string; announcements: readonly AnnouncementFields[] }) {
  const intl = useIntl();
  const [current, setShown] = useState(0);
  const advance = (step: number) => setShown((index) => (index + step + announcements.length) % announcements.length);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const rotation = useRotation({ speed: 'slow', slideCount: announcements.length, prefersReducedMotion, advance: () => advance(1) });
  const advanceManually = (step: number) => {
    advance(step);
    rotation.restart();
  };
  return (
    <aside className={`${styles.bar} ${styles.rotating} text-label`} data-theme="dark" aria-label={label} {...rotation.pauseHandlers}>
      {rotation.canPause ? (
        <button
          type="button"
          onClick={() => rotation.setPaused(!rotation.isPaused)}
          aria-label={
            rotation.isPaused
              ? intl.formatMessage({ id: 'shell.offers.resume', defaultMessage: 'Resume the offers' })
              : intl.formatMessage({ id: 'shell.offers.pause', defaultMessage: 'Pause the offers' })
          }
        >
          <Icon name={rotation.isPaused ? 'play' : 'pause'} small />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.previous}
        onClick={() => advanceManually(-1)}
        aria-label={intl.formatMessage({ id: 'shell.offers.previous', defaultMessage: 'Previous offer' })}
      >
        <Icon name="back" small />
      </button>
      <div className={styles.announcements} aria-live={rotation.isOn ? 'off' : 'polite'}>
        {announcements.map((announcement, index) => (
          <span
            key={readText(announcement, 'headline')}
            className={classNames(styles.announcement, index === current && styles.shown)}
            inert={index !== current}
          >
            <Announcement fields={announcement} />
          </span>
        ))}
      </div>
      <button
        type="button"
        onClick={() => advanceManually(1)}
        aria-label={intl.formatMessage({ id: 'shell.offers.next', defaultMessage: 'Next offer' })}
      >
        <Icon name="next" small />
      </button>
    </aside>
  );
}
