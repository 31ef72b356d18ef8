import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** The links that stand at the end of every page, in the same order (SHELL-028, SHELL-031; WCAG 3.2.6). */
export function LegalLinks() {
  return (
    <ul className="legal-links">
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
      <li>
        <Link to="/content/terms-and-conditions">
          <FormattedMessage id="shell.legal.terms" defaultMessage="Terms & Conditions" />
        </Link>
      </li>
    </ul>
  );
}
