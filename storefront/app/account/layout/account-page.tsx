import { type ComponentType, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { lazyOnRender } from '../../platform/lazy.tsx';
import { withStyleSheets } from '../../platform/lazy-style-sheets.tsx';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { type CurrentCustomer, useCurrentCustomer } from '../../platform/session/index.ts';
import { loginPath, SignOutErrorAlert, type SignOutState, useSignOut } from '../../sign-in/index.ts';
import { TextButton } from '../../ui/button.tsx';
import { NoScriptAlert } from '../../ui/feedback/alert.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { AccountNavigation } from './account-navigation.tsx';
import { AccountNoScriptNotice } from './account-no-script-notice.tsx';
import * as styles from './account-page.module.css';
import {
  type AccountSection,
  allowsGuests,
  sectionMessages,
  sectionOfPath,
  sharedWishlistMessage,
  sharedWishlistToken,
} from './account-sections.ts';
import { lazySection } from './lazy-section.tsx';

export interface SectionProps {
  /** Path after the name of the section, such as an order number. */
  rest: string;
}

const Overview = lazySection(() => import('../overview/overview.tsx'));

const SharedWishlist = lazySection(() => import('../wishlist/shared-wishlist.tsx'));

const sections: Partial<Record<AccountSection, ComponentType<SectionProps>>> = {
  overview: Overview,
  orders: lazySection(() => import('../orders/orders.tsx')),
  payments: lazySection(() => import('../payments/payments.tsx')),
  wishlist: lazySection(() => import('../wishlist/wishlist.tsx')),
  sizes: lazySection(() => import('../sizes/sizes.tsx')),
  profile: lazySection(() => import('../profile/profile.tsx')),
  addresses: lazySection(() => import('../addresses/addresses.tsx')),
  'preferred-email': lazySection(() => import('../preferred-email/preferred-email.tsx')),
  security: lazySection(() => import('../security/security.tsx')),
};

/** Sections of mail links, which are rendered on the server, too, because their forms work without JavaScript. */
const mailLinks: Partial<Record<AccountSection, ComponentType>> = {
  'confirm-email': lazyOnRender(async () => ({
    default: withStyleSheets('confirm-email', (await import('../links/confirm-email.tsx')).default),
  })),
  'confirm-erasure': lazyOnRender(async () => ({
    default: withStyleSheets('confirm-erasure', (await import('../links/confirm-erasure.tsx')).default),
  })),
};

/** Leads a visitor who is not signed in to the sign-in page and back here (ACCOUNT-001). */
function useSignInRedirect(isRejected: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isRejected) void navigate(loginPath(`${pathname}${search}`), { replace: true });
  }, [isRejected, pathname, search, navigate]);
}

/** The account area: /account and its sub-paths (ROUTE-006). */
export function AccountPage() {
  const location = useLocation();
  const { section, rest } = sectionOfPath(location.pathname) ?? { section: 'overview' as const, rest: '' };
  const sharedToken = sharedWishlistToken(location);
  return sharedToken ? <SharedPage token={sharedToken} /> : <OwnPage section={section} rest={rest} />;
}

function OwnPage({ section, rest }: { section: AccountSection; rest: string }) {
  const customer = useCurrentCustomer();
  const isHydrated = useHydrated();
  const isGuest = customer.kind === 'guest';
  const isOpenToGuests = allowsGuests(section);
  const navigate = useNavigate();
  const signOut = useSignOut(() => void navigate('/', { replace: true }));
  // A customer who signs out is a guest before the home page opens.
  const isLeaving = signOut.isPending || signOut.isSuccess;
  useSignInRedirect(isHydrated && isGuest && !isOpenToGuests && !isLeaving);
  const Section = sections[section] ?? Overview;
  const MailLink = mailLinks[section];
  // On paper, an order has a heading of its own.
  const isOrder = section === 'orders' && rest !== '';
  const isShown = isHydrated && (!isGuest || isOpenToGuests);
  return (
    <div className={`${layoutStyles.container} ${styles.accountPage}`} data-printable="">
      <PageHeader section={section} isOnPaper={!isOrder} customer={customer} signOut={signOut} />
      {MailLink ? null : <AccountNoScriptNotice />}
      <div className={MailLink ? undefined : layoutStyles.requiresScript}>
        <div className={isGuest && isOpenToGuests ? undefined : styles.columns}>
          {isGuest && isOpenToGuests ? null : <AccountNavigation current={section} />}
          <div className={styles.section}>
            {MailLink ? (
              <MailLink />
            ) : isShown ? (
              // A section for guests stays as it is when the visitor signs in or out.
              <Section key={isGuest || isOpenToGuests ? section : customer.customerId} rest={rest} />
            ) : (
              <Spinner />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

interface PageHeaderProps {
  section: AccountSection;
  isOnPaper: boolean;
  customer: CurrentCustomer;
  signOut: SignOutState;
}

function PageHeader({ section, isOnPaper, customer, signOut: { signOut, isPending, isError } }: PageHeaderProps) {
  const intl = useIntl();
  const isRegistered = customer.kind === 'registered';
  return (
    <div className={styles.header} data-screen-only={isOnPaper ? undefined : ''}>
      <h1 className="text-page">
        {section === 'overview' && customer.kind === 'registered' ? (
          <FormattedMessage id="account.hello" defaultMessage="Hello, {firstName}." values={{ firstName: customer.firstName }} />
        ) : (
          intl.formatMessage(sectionMessages[section])
        )}
      </h1>
      {/* The space of the navigation is reserved in sections of customers, who are known only after hydration. */}
      {isRegistered || !allowsGuests(section) ? (
        <TextButton className={isRegistered ? undefined : styles.reserved} busy={isPending} onClick={signOut}>
          <FormattedMessage id="account.sign-out" defaultMessage="Sign out" />
        </TextButton>
      ) : null}
      {isError ? (
        <div className={styles.error}>
          <SignOutErrorAlert />
        </div>
      ) : null}
    </div>
  );
}

function SharedPage({ token }: { token: string }) {
  const isHydrated = useHydrated();
  return (
    <div className={`${layoutStyles.container} ${styles.accountPage}`}>
      <div className={styles.header}>
        <h1 className="text-page">
          <FormattedMessage {...sharedWishlistMessage} />
        </h1>
      </div>
      <NoScriptAlert title={<FormattedMessage id="account.shared-wishlist.no-script" defaultMessage="This list needs JavaScript." />}>
        <p>
          <FormattedMessage id="account.shared-wishlist.no-script.text" defaultMessage="Turn it on and reload the page." />
        </p>
      </NoScriptAlert>
      <div className={layoutStyles.requiresScript}>
        <div className={styles.section}>{isHydrated ? <SharedWishlist token={token} /> : <Spinner />}</div>
      </div>
    </div>
  );
}
