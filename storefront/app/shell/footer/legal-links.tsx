import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { useShopFeatures } from '../shop-features.ts';
import * as styles from './legal-links.module.css';

/**
 * The links at the end of every page, always in the same order (SHELL-028, SHELL-031; WCAG 3.2.6). Checkout and confirmation show four.
 */
export function LegalLinks({ isReduced = false }: { isReduced?: boolean }) {
  const { orderTracking, textMessages, sitemap } = useShopFeatures();
  return (
    <ul className={styles.legalLinks} data-part="legal-links">
      <li>
        <Link to="/content/returns">
          <FormattedMessage id="shell.legal.returns" defaultMessage="Returns/Exchanges" />
        </Link>
      </li>
      <li>
        <Link to="/content/privacy-security-policy">
          <FormattedMessage id="shell.legal.privacy" defaultMessage="Privacy & Security Guarantee" />
        </Link>
      </li>
      <li>
        <Link to="/customer-service#contact">
          <FormattedMessage id="shell.legal.contact" defaultMessage="Contact Us" />
        </Link>
      </li>
      <li>
        <Link to="/customer-service">
          <FormattedMessage id="shell.legal.service" defaultMessage="Customer Service" />
        </Link>
      </li>
      {orderTracking && !isReduced ? (
        <li>
          <Link to="/track-order">
            <FormattedMessage id="shell.legal.track" defaultMessage="Track Order" />
          </Link>
        </li>
      ) : null}
      {textMessages && !isReduced ? (
        <li>
          <Link to="/content/text">
            <FormattedMessage id="shell.legal.text" defaultMessage="Text Messages" />
          </Link>
        </li>
      ) : null}
      {isReduced ? null : (
        <li>
          <Link to="/content/terms-and-conditions">
            <FormattedMessage id="shell.legal.terms" defaultMessage="Terms & Conditions" />
          </Link>
        </li>
      )}
      {sitemap && !isReduced ? (
        <li>
          <Link to="/sitemap/">
            <FormattedMessage id="shell.legal.sitemap" defaultMessage="Sitemap" />
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
