import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import { StencilNumber } from '../ui/stencil-number.tsx';
import * as styles from './not-found-page.module.css';

const redirectAfterSeconds = 5;

/** Counts down in seconds. A key, a click or scrolling stops the countdown. */
function useCountdown(onEnd: () => void): { secondsLeft: number | undefined; stop(): void } {
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(redirectAfterSeconds);
  const stop = () => setSecondsLeft(undefined);
  useEffect(() => {
    if (secondsLeft === undefined) return;
    if (secondsLeft === 0) return onEnd();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, onEnd]);
  useEffect(() => {
    const eventTypes = ['keydown', 'pointerdown', 'scroll'] as const;
    const stopCountdown = () => setSecondsLeft(undefined);
    for (const type of eventTypes) window.addEventListener(type, stopCountdown, { passive: true });
    return () => {
      for (const type of eventTypes) window.removeEventListener(type, stopCountdown);
    };
  }, []);
  return { secondsLeft, stop };
}

export function NotFoundPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [goHome] = useState(() => () => void navigate('/'));
  const { secondsLeft, stop } = useCountdown(goHome);
  return (
    <div className={layoutStyles.container}>
      <div className={styles.root}>
        <div className={styles.artwork}>
          <StencilNumber className={styles.number} text="404" />
          <img
            src="/art/pants-down.svg"
            width={640}
            height={420}
            alt={intl.formatMessage({
              id: 'errors.not-found.image',
              defaultMessage: 'A pair of work pants, suspenders and all, around a pair of boots',
            })}
          />
        </div>
        <div>
          <p className="text-label text-muted">
            <FormattedMessage id="errors.not-found.title" defaultMessage="error 404" />
          </p>
          <h1 className={`text-hero ${styles.heading}`}>
            <FormattedMessage id="errors.not-found.headline" defaultMessage="You caught us with our pants down!" />
          </h1>
          <p className={`text-lead ${styles.lead}`}>
            <FormattedMessage
              id="errors.not-found.text"
              defaultMessage="The page you're looking for is unavailable. You will be redirected to the home page shortly."
            />
          </p>
          <div className={`${buttonStyles.buttonRow} ${styles.actions}`}>
            <ButtonLink to="/">
              <FormattedMessage id="errors.not-found.home" defaultMessage="Go home now" />
            </ButtonLink>
            {secondsLeft === undefined ? null : (
              <Button kind="secondary" className={layoutStyles.requiresScript} onClick={stop}>
                <FormattedMessage id="errors.not-found.stay" defaultMessage="Stay here" />{' '}
                <span className="tabular-figures">({secondsLeft})</span>
              </Button>
            )}
          </div>
          <p className={styles.alternatives}>
            <FormattedMessage
              id="errors.not-found.alternatives"
              defaultMessage="Or try <bestSellers>best sellers</bestSellers>, or <pants>men’s pants</pants>, where we should have been looking."
              values={{
                bestSellers: (chunks) => (
                  <Link key="best" to="/best-sellers">
                    {chunks}
                  </Link>
                ),
                pants: (chunks) => (
                  <Link key="pants" to="/men/pants">
                    {chunks}
                  </Link>
                ),
              }}
            />
          </p>
        </div>
      </div>
    </div>
  );
}
