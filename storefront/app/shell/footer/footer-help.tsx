import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { ChatLabel } from '../chat-label.tsx';
import { useShopFeatures } from '../shop-features.ts';
import * as footerStyles from './footer.module.css';
import * as styles from './footer-help.module.css';
import { contactPath } from './legal-links.tsx';

/** Links to the ways to contact the shop and to the chat (SHELL-032). */
export function FooterHelp() {
  const { chat } = useShopFeatures();
  return (
    <div data-part="help">
      <h2 className="text-card">
        <FormattedMessage id="shell.footer.help" defaultMessage="Stuck? So were we, once." />
      </h2>
      <p className={`text-muted ${styles.text}`}>
        <FormattedMessage id="shell.footer.help-text" defaultMessage="People who have worn the pants answer." />
      </p>
      <div className={styles.links}>
        <Link to={contactPath} className={footerStyles.underlined}>
          <FormattedMessage id="shell.legal.contact" defaultMessage="Contact Us" />
        </Link>
        {chat ? (
          <button type="button" className={styles.chat} onClick={chat.open}>
            <ChatLabel chat={chat} small />
          </button>
        ) : null}
      </div>
    </div>
  );
}
