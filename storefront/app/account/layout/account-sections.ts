import { defineMessage, defineMessages, type IntlShape } from 'react-intl';

interface SectionRules {
  allowsGuests?: true;
  /** Section that only the link of an email opens, so that the navigation does not list it. */
  isMailLink?: true;
}

const sectionRules = {
  overview: {},
  orders: {},
  wishlist: { allowsGuests: true },
  sizes: {},
  addresses: {},
  payments: {},
  'preferred-email': {},
  profile: {},
  security: {},
  'confirm-email': { allowsGuests: true, isMailLink: true },
  'confirm-erasure': { allowsGuests: true, isMailLink: true },
} as const satisfies Record<string, SectionRules>;

type PageLocation = Pick<Location, 'pathname' | 'search'>;

export type AccountSection = keyof typeof sectionRules;

const rulesOf = (section: AccountSection): SectionRules => sectionRules[section];
const sectionNames = Object.keys(sectionRules) as AccountSection[];

export const allowsGuests = (section: AccountSection): boolean => rulesOf(section).allowsGuests ?? false;

/** Sections in the order of the navigation; the path of the first is /account itself (ROUTE-006). */
export const listedSections = sectionNames.filter((section) => !rulesOf(section).isMailLink);

export const sectionMessages = defineMessages<AccountSection>({
  overview: { id: 'account.overview', defaultMessage: 'Overview' },
  orders: { id: 'account.orders', defaultMessage: 'Orders' },
  wishlist: { id: 'account.wishlist', defaultMessage: 'Wishlist' },
  sizes: { id: 'account.sizes', defaultMessage: 'Your sizes' },
  addresses: { id: 'account.addresses', defaultMessage: 'Addresses' },
  payments: { id: 'account.payments', defaultMessage: 'Payments' },
  'preferred-email': { id: 'account.preferred-email', defaultMessage: 'Email & texts' },
  profile: { id: 'account.profile', defaultMessage: 'Profile' },
  security: { id: 'account.security', defaultMessage: 'Sign-in & security' },
  'confirm-email': { id: 'account.confirm-email', defaultMessage: 'Confirm your email' },
  'confirm-erasure': { id: 'account.confirm-erasure', defaultMessage: 'Erase your account' },
});

export const sectionPath = (section: AccountSection): string => (section === 'overview' ? '/account' : `/account/${section}`);

/** Returns the section of a path below /account, and the path after its name, as in `/account/orders/R4K72M9QXB`. */
export function sectionOfPath(pathname: string): { section: AccountSection; rest: string } | undefined {
  const [, , name = '', rest = ''] = pathname.replace(/\/+$/, '').split('/');
  const section = name === '' ? 'overview' : sectionNames.find((known) => known === name);
  return section && (section !== 'overview' || name === '') ? { section, rest } : undefined;
}

export const sharedWishlistMessage = defineMessage({ id: 'account.shared-wishlist', defaultMessage: 'A shared wishlist' });

/** Returns the token of another shopper's wishlist, which the page at this location shows. */
export function sharedWishlistToken({ pathname, search }: PageLocation): string | null {
  return sectionOfPath(pathname)?.section === 'wishlist' ? new URLSearchParams(search).get('shared') : null;
}

/**
 * Returns the document title, by which the browser's history distinguishes the sections and the orders. It is the main heading of the page,
 * or a message of `getHeadIntl`: a page does not embed others.
 */
export function accountTitle(location: PageLocation, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const { section, rest } = sectionOfPath(location.pathname) ?? { section: 'overview' as const, rest: '' };
  if (section === 'overview') return formatMessage({ id: 'seo.account', defaultMessage: 'Your account' });
  if (section === 'orders' && rest !== '') {
    return formatMessage({ id: 'seo.account.order', defaultMessage: 'Order {orderNo}' }, { orderNo: rest });
  }
  return formatMessage(sharedWishlistToken(location) ? sharedWishlistMessage : sectionMessages[section]);
}
