import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { type CurrentCustomer, useCurrentCustomer } from '../../platform/session/index.ts';
import { loginPath, signOut } from '../../sign-in/index.ts';
import { TextButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { AccountNavigation } from './account-navigation.tsx';
import * as styles from './account-page.module.css';
import { type AccountSection, allowsGuests, sectionMessages, sectionOfPath } from './account-sections.ts';

export interface SectionProps {
  /** What follows the name of the section in the path, such as an order number. */
  rest: string;
}

const Overview = lazy(() => import('../overview/overview.tsx'));

const sections: Partial<Record<AccountSection, ComponentType<SectionProps>>> = {
  overview: Overview,
  orders: lazy(() => import('../orders/orders.tsx')),
  payments: lazy(() => import('../payments/payments.tsx')),
  profile: lazy(() => import('../profile/profile.tsx')),
  addresses: lazy(() => import('../addresses/addresses.tsx')),
  'preferred-email': lazy(() => import('../preferred-email/preferred-email.tsx')),
  security: lazy(() => import('../security/security.tsx')),
  'confirm-email': lazy(() => import('../links/confirm-email.tsx')),
  'confirm-erasure': lazy(() => import('../links/confirm-erasure.tsx')),
};

/** Leads a visitor who is not signed in to the sign-in page and back here (ACCOUNT-001). */
function useSignInRedirect(customer: CurrentCustomer, section: AccountSection): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isGuest = isHydrated && customer.kind === 'guest' && !allowsGuests(section);
  useEffect(() => {
    if (isGuest) void navigate(loginPath(`${pathname}${search}`), { replace: true });
  }, [isGuest, pathname, search, navigate]);
}

/** The account area: /account and its sub-paths (ROUTE-006). */
export function AccountPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const customer = useCurrentCustomer();
  const { pathname } = useLocation();
  const { section, rest } = sectionOfPath(pathname) ?? { section: 'overview' as const, rest: '' };
  useSignInRedirect(customer, section);
  const Section = sections[section] ?? Overview;
  const isHydrated = useHydrated();
  const isGuest = customer.kind === 'guest' && allowsGuests(section);
  return (
    <div className={`${layoutStyles.container} ${styles.accountPage}`} data-printable="">
      <div className={styles.header}>
        <h1 className="text-page">
          {section === 'overview' && customer.kind === 'registered' ? (
            <FormattedMessage id="account.hello" defaultMessage="Hello, {firstName}." values={{ firstName: customer.firstName }} />
          ) : (
            intl.formatMessage(sectionMessages[section])
          )}
        </h1>
        {isGuest ? null : (
          <TextButton onClick={() => void signOut().then(() => navigate('/', { replace: true }))}>
            <FormattedMessage id="account.sign-out" defaultMessage="Sign out" />
          </TextButton>
        )}
      </div>
      <div className={styles.columns}>
        {isGuest ? null : <AccountNavigation current={section} />}
        <div className={styles.section}>
          {customer.kind === 'registered' || (isGuest && isHydrated) ? (
            <Suspense fallback={<Spinner />}>
              <Section key={customer.kind === 'guest' || allowsGuests(section) ? section : customer.customerId} rest={rest} />
            </Suspense>
          ) : (
            <Spinner />
          )}
        </div>
      </div>
    </div>
  );
}
