import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { useShopFeatures } from '../shop-features.ts';
import * as styles from './legal-links.module.css';

export const contactPath = '/customer-service#contact';
export const textMessagesPath = '/content/text';

interface LegalLink {
  path: string;
  label: ReactNode;
  isPresent: boolean | undefined;
}

interface LegalLinksProps {
  isReduced?: boolean;
  /** Paths that the footer links to above these links. */
  listedElsewhere?: ReadonlySet<string>;
}

/**
 * The links at the end of every page, always in the same order (SHELL-028, SHELL-031; WCAG 3.2.6). Checkout and confirmation show four.
 */
export function LegalLinks({ isReduced = false, listedElsewhere }: LegalLinksProps) {
  const links = useLegalLinks(isReduced).filter(({ path, isPresent }) => isPresent && !listedElsewhere?.has(path));
  if (links.length === 0) return null;
  return (
    <ul className={styles.legalLinks} data-part="legal-links">
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function useLegalLinks(isReduced: boolean): LegalLink[] {
  const { orderTracking, textMessages, sitemap } = useShopFeatures();
  return [
    {
      path: '/content/returns',
      label: <FormattedMessage id="shell.legal.returns" defaultMessage="Returns/Exchanges" />,
      isPresent: true,
    },
    {
      path: '/content/privacy-security-policy',
      label: <FormattedMessage id="shell.legal.privacy" defaultMessage="Privacy & Security Guarantee" />,
      isPresent: true,
    },
    {
      path: contactPath,
      label: <FormattedMessage id="shell.legal.contact" defaultMessage="Contact Us" />,
      isPresent: true,
    },
    {
      path: '/customer-service',
      label: <FormattedMessage id="shell.legal.service" defaultMessage="Customer Service" />,
      isPresent: true,
    },
    {
      path: '/track-order',
      label: <FormattedMessage id="shell.legal.track" defaultMessage="Track Order" />,
      isPresent: orderTracking && !isReduced,
    },
    {
      path: textMessagesPath,
      label: <FormattedMessage id="shell.legal.text" defaultMessage="Text Messages" />,
      isPresent: textMessages && !isReduced,
    },
    {
      path: '/content/terms-and-conditions',
      label: <FormattedMessage id="shell.legal.terms" defaultMessage="Terms & Conditions" />,
      isPresent: !isReduced,
    },
    {
      path: '/sitemap/',
      label: <FormattedMessage id="shell.legal.sitemap" defaultMessage="Sitemap" />,
      isPresent: sitemap && !isReduced,
    },
  ];
}
