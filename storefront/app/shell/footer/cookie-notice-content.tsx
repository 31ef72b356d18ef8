import { FormattedMessage } from 'react-intl';
import { saveTrackingConsent } from '../../platform/analytics/tracking-consent.ts';
import { deleteVisitorId } from '../../platform/analytics/visitor-id.ts';
import { clearTestBucket } from '../../platform/browser/view-cookie.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { Button } from '../../ui/button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as styles from './cookie-notice-content.module.css';

function saveConsent(isGranted: boolean): void {
  saveTrackingConsent(isGranted);
  if (!isGranted) {
    clearTestBucket();
    deleteVisitorId();
  }
}

export default function CookieNoticeContent({ onDone }: { onDone(): void }) {
  const giveConsent = (isGranted: boolean) => () => {
    saveConsent(isGranted);
    onDone();
    // The focused button disappears together with the notice.
    document.querySelector<HTMLElement>('[data-part="legal-links"] a')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.notice} id="cookies" aria-labelledby="cookie-notice">
      <div className={`${layoutStyles.container} ${styles.row}`}>
        <p>
          <b id="cookie-notice">
            <FormattedMessage id="shell.cookies" defaultMessage="We use only the cookies this shop needs." />
          </b>{' '}
          <FormattedMessage
            id="shell.cookies-text"
            defaultMessage="They let us find your cart again and remember your choices. If you agree, we also count page visits, by a random number instead of your name. We don’t share any of it. <link>What we collect</link>"
            values={{
              link: (text) => (
                <Link key="link" to="/content/privacy-security-policy">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <div className={styles.choices}>
          <Button kind="secondary" small onClick={giveConsent(false)}>
            <FormattedMessage id="shell.cookies.needed" defaultMessage="Necessary only" />
          </Button>
          <Button kind="secondary" small onClick={giveConsent(true)}>
            <FormattedMessage id="shell.cookies.count" defaultMessage="Allow counting" />
          </Button>
        </div>
      </div>
    </section>
  );
}
