import { defineMessages } from 'react-intl';

/** The sections of the account, in the order of its navigation; the path of the first is /account itself (ROUTE-006). */
export const accountSections = [
  'overview',
  'orders',
  'wishlist',
  'addresses',
  'payments',
  'preferred-email',
  'profile',
  'security',
] as const;
export type AccountSection = (typeof accountSections)[number];

export const sectionMessages = defineMessages<AccountSection>({
  overview: { id: 'account.overview', defaultMessage: 'Overview' },
  orders: { id: 'account.orders', defaultMessage: 'Orders' },
  wishlist: { id: 'account.wishlist', defaultMessage: 'Wishlist' },
  addresses: { id: 'account.addresses', defaultMessage: 'Addresses' },
  payments: { id: 'account.payments', defaultMessage: 'Payments' },
  'preferred-email': { id: 'account.preferred-email', defaultMessage: 'Email & texts' },
  profile: { id: 'account.profile', defaultMessage: 'Profile' },
  security: { id: 'account.security', defaultMessage: 'Sign-in & security' },
});

export const sectionPath = (section: AccountSection): string => (section === 'overview' ? '/account' : `/account/${section}`);

/** Sections that a guest sees too, without signing in. */
export const guestSections: readonly AccountSection[] = ['wishlist'];

/** Returns the section of a path below /account, and what follows its name: `/account/orders/R4K72M9QXB`. */
export function sectionOfPath(pathname: string): { section: AccountSection; rest: string } | undefined {
  const [, , name = '', rest = ''] = pathname.replace(/\/+$/, '').split('/');
  const section = name === '' ? 'overview' : accountSections.find((known) => known === name);
  return section && (section !== 'overview' || name === '') ? { section, rest } : undefined;
}
