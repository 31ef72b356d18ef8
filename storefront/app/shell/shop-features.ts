/**
 * Optional features of the shop. The shell shows the buttons and links of a feature only if it is present here, so that no link leads to a
 * missing page. The value of a feature is the data and functions that the shell needs for it.
 */
import { createContext, use } from 'react';

export type Customer = { kind: 'guest' } | { kind: 'registered'; firstName: string };

export interface SignInInput {
  email: string;
  password: string;
  keepSignedIn: boolean;
}
export type SignInResult = { kind: 'done' } | { kind: 'rejected' } | { kind: 'failed'; message: string };

export interface AccountFeature {
  customer: Customer;
  signIn(input: SignInInput): Promise<SignInResult>;
  /** The result is the same for known and unknown addresses. */
  sendPasswordLink(email: string): Promise<void>;
  signOut(): void;
}
export interface ChosenStore {
  id: string;
  name: string;
  city: string | undefined;
  hours: string;
}
export interface ShopFeatures {
  account?: AccountFeature;
  stores?: { chosen: ChosenStore | undefined };
  orderTracking?: true;
  /** Present while chat is available (SHELL-019). It is live with a hosted messenger; otherwise it is a form that is answered by email. */
  chat?: { isLive: boolean; open(): void };
  textMessages?: true;
  sitemap?: true;
}

export const enabledFeatures: ShopFeatures = { stores: { chosen: undefined }, orderTracking: true, textMessages: true, sitemap: true };

export const ShopFeaturesContext = createContext<ShopFeatures>(enabledFeatures);

export const useShopFeatures = (): ShopFeatures => use(ShopFeaturesContext);

/** A customer goes to their account (SHELL-006); a guest opens the dialog on desktop (SHELL-008) and /login in the menu (SHELL-009). */
export function accountEntry(customer: Customer, from: 'desktop' | 'menu'): { dialog: true } | { to: string } {
  if (customer.kind === 'registered') return { to: '/account' };
  return from === 'desktop' ? { dialog: true } : { to: '/login' };
}

export function storePath(chosen: ChosenStore | undefined): string {
  return chosen?.city ? `/locations/?StoreID=${encodeURIComponent(chosen.id)}` : '/find-stores';
}
