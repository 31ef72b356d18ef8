import { FormattedMessage } from 'react-intl';
import { FooterSignupForm } from '../../marketing/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { useShopFeatures } from '../shop-features.ts';
import * as footerStyles from './footer.module.css';
import * as styles from './footer-signups.module.css';
import { textMessagesPath } from './legal-links.tsx';

interface FooterSignupsProps {
  emailText: string | undefined;
  smsText: string | undefined;
}

/** The newsletter form and a link to the text message signup (SHELL-030). */
export function FooterSignups({ emailText, smsText }: FooterSignupsProps) {
  const { textMessages } = useShopFeatures();
  return (
    <div>
      <h2 className="text-section">
        <FormattedMessage id="shell.footer.newsletter" defaultMessage="Email worth opening." />
      </h2>
      <p className={`text-muted ${styles.text}`}>
        {emailText ?? <FormattedMessage id="shell.footer.newsletter-text" defaultMessage="We send about one email a week." />}
      </p>
      <div className={styles.form}>
        <FooterSignupForm />
      </div>
      {smsText || textMessages ? (
        <p className={`${styles.textMessages} text-muted`}>
          {smsText ?? <FormattedMessage id="shell.footer.sms" defaultMessage="Prefer texts? We text too. Reply STOP and we stop." />}
        </p>
      ) : null}
      {textMessages ? (
        <Link to={textMessagesPath} className={footerStyles.underlined}>
          <FormattedMessage id="shell.footer.sms-link" defaultMessage="How texting works" />
        </Link>
      ) : null}
    </div>
  );
}
