import { FormattedMessage } from 'react-intl';
import { FooterSignupForm } from '../../marketing/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { usePromises } from '../../platform/shop/promises.ts';
import { useShopFeatures } from '../shop-features.ts';
import * as footerStyles from './footer.module.css';
import * as styles from './footer-signups.module.css';
import { textMessagesPath } from './legal-links.tsx';

/** The newsletter form and a link to the text message signup (SHELL-030). */
export function FooterSignups({ smsText }: { smsText: string | undefined }) {
  const { textMessages } = useShopFeatures();
  const { offer, offerFrom } = usePromises();
  return (
    <div>
      <h2 className="text-section">
        <FormattedMessage id="shell.footer.newsletter" defaultMessage="Email worth opening." />
      </h2>
      <p className={`text-muted ${styles.text}`}>
        {offer && offerFrom ? (
          <FormattedMessage
            id="shell.footer.newsletter-offer"
            defaultMessage="{offer} off an order of {offerFrom} or more, then the odd email about pants."
            values={{ offer, offerFrom }}
          />
        ) : (
          <FormattedMessage id="shell.footer.newsletter-text" defaultMessage="The odd email about pants." />
        )}
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
