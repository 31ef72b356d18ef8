import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as styles from './not-found-page.module.css';
import { useRedirectCountdown } from './use-redirect-countdown.ts';

const redirectAfterSeconds = 5;

/**
 * Returns the URL of a static file, because an error page does not depend on the image service. `artwork/src/render-pants-down.ts` renders
 * it.
 */
const imageAt = (width: number) => `/art/pants-down-${width}.webp`;
const imageWidths = [480, 800, 1200];

/** The shop's own 404 page, which redirects to the home page unless the shopper does anything on it (ERROR-022, ERROR-023). */
export function NotFoundPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  // Back leads to the page before this one, which would redirect again.
  const [goHome] = useState(() => () => void navigate('/', { replace: true }));
  const { secondsLeft, stop } = useRedirectCountdown(redirectAfterSeconds, goHome);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus on the button stops the countdown; the button disappears when it has lost the focus.
  const [isStayFocused, setStayFocused] = useState(false);
  const stay = () => {
    stop();
    heading.current?.focus();
  };
  const isStopped = secondsLeft === undefined;
  const stopped = <FormattedMessage id="errors.not-found.stopped" defaultMessage="Not anymore: you’re staying on this page." />;
  return (
    <div className={layoutStyles.container}>
      <div className={styles.root}>
        <div className={styles.artwork}>
          <img
            src={imageAt(800)}
            srcSet={imageWidths.map((width) => `${imageAt(width)} ${width}w`).join(', ')}
            sizes="(width >= 84rem) 618px, (width >= 64rem) 46vw, 100vw"
            width={1000}
            height={840}
            // React preloads other images from the head, before phones know the width of the page, and then load a second size.
            loading="lazy"
            alt={intl.formatMessage({
              id: 'errors.not-found.image',
              defaultMessage:
                'A privy with the number 404 on its door. Below the door: red long johns, and work pants, suspenders and all, around a pair of boots.',
            })}
          />
        </div>
        <div>
          <p className="text-label text-muted">
            <FormattedMessage id="errors.not-found.title" defaultMessage="error 404" />
          </p>
          <h1 className={`text-hero ${styles.heading}`} tabIndex={-1} ref={heading}>
            <FormattedMessage id="errors.not-found.headline" defaultMessage="You caught us with our pants down!" />
          </h1>
          <p className={`text-lead ${styles.lead}`}>
            {isStopped ? (
              <FormattedMessage id="errors.not-found.text-stopped" defaultMessage="The page you’re looking for is unavailable." />
            ) : (
              <FormattedMessage
                id="errors.not-found.text"
                defaultMessage="The page you're looking for is unavailable. You will be redirected to the home page shortly."
              />
            )}
          </p>
          <div className={`${buttonStyles.buttonRow} ${styles.actions}`}>
            <ButtonLink to="/">
              <FormattedMessage id="errors.not-found.home" defaultMessage="Go home now" />
            </ButtonLink>
            {isStopped && !isStayFocused ? null : (
              <Button
                kind="secondary"
                data-primary-action=""
                className={layoutStyles.requiresScript}
                onClick={stay}
                onFocus={() => setStayFocused(true)}
                onBlur={() => setStayFocused(false)}
              >
                <FormattedMessage id="errors.not-found.stay" defaultMessage="Stay on this page" />
              </Button>
            )}
          </div>
          <p className={`${layoutStyles.requiresScript} ${styles.countdown}`}>
            <span className="tabular-figures" aria-hidden="true">
              {isStopped ? (
                stopped
              ) : (
                <FormattedMessage
                  id="errors.not-found.countdown"
                  defaultMessage="Home page in {seconds, plural, one {# second} other {# seconds}}."
                  values={{ seconds: secondsLeft }}
                />
              )}
            </span>
          </p>
          {/* Announced once when the countdown stops, not every second. */}
          <p className="visually-hidden" role="status">
            {isStopped ? stopped : null}
          </p>
          <p className={styles.alternatives}>
            <FormattedMessage
              id="errors.not-found.alternatives"
              defaultMessage="Or try <bestSellers>best sellers</bestSellers>, or <pants>men’s pants</pants>, where we should have been looking."
              values={{
                bestSellers: (chunks) => <Link to="/best-sellers">{chunks}</Link>,
                pants: (chunks) => <Link to="/men/pants">{chunks}</Link>,
              }}
            />
          </p>
        </div>
      </div>
    </div>
  );
}
