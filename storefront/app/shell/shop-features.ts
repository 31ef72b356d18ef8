/**
 * What the shop can do today that the shell leads to. The one switch: a part that is left out has neither button nor link anywhere in
 * the shell, since the shell leads to nothing that does not answer. What a part needs to work is its value, so none can be switched on
 * without it.
 */
import { createContext, use } from 'react';

export type Customer = { kind: 'guest' } | { kind: 'registered'; firstName: string };

export interface SignInInput {
  email: string;
  password: string;
  keepSignedIn: boolean;
}
export type SignInResult = { kind: 'done' } | { kind: 'refused' } | { kind: 'failed'; message: string };

export interface AccountFeature {
  customer: Customer;
  signIn(given: SignInInput): Promise<SignInResult>;
  /** Sends a link to set a new password. The answer is the same for known and unknown addresses. */
  sendPasswordLink(email: string): Promise<void>;
  signOut(): void;
}
export interface ChosenStore {
  id: string;
  name: string;
  city: string | undefined;
  /** "Open until 8", "Opens at 9 tomorrow". */
  hours: string;
}
export interface ShopFeatures {
  account?: AccountFeature;
  stores?: { chosen: ChosenStore | undefined };
  /** The page on which a guest finds an order by its number. */
  orderTracking?: true;
  /** There while chat is available (SHELL-019). */
  chat?: { open(): void };
  /** The content page on text messages, and the page of all pages. */
  textMessages?: true;
  sitemap?: true;
}

/** What is offered today: guests track orders and find stores; nobody has an account, and no store is chosen yet. */
export const enabledFeatures: ShopFeatures = { stores: { chosen: undefined }, orderTracking: true, textMessages: true, sitemap: true };

export const ShopFeaturesContext = createContext<ShopFeatures>(enabledFeatures);

export const useShopFeatures = (): ShopFeatures => use(ShopFeaturesContext);

/** Where the account button leads: a registered customer to their account (SHELL-006), a guest to a dialog on desktop (SHELL-008) and to /login from the menu (SHELL-009). */
export function accountEntry(customer: Customer, from: 'desktop' | 'menu'): { dialog: true } | { to: string } {
  if (customer.kind === 'registered') return { to: '/account' };
  return from === 'desktop' ? { dialog: true } : { to: '/login' };
}

/** Where the store link leads: to the chosen store where its city is known (SHELL-010), else to the list of them all (SHELL-011). */
export function storePath(chosen: ChosenStore | undefined): string {
  return chosen?.city ? `/locations/?StoreID=${encodeURIComponent(chosen.id)}` : '/find-stores';
}
