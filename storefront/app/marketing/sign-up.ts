/** The sign-up for marketing email (MARKETING-002 to MARKETING-004). */
import type { Client, Currency, emailSources } from '@outfitter/contract/client';
import { RejectedSubmission } from '../forms/index.ts';
import type { SignUpValues } from './sign-up-schema.ts';

export const emptySignUp: SignUpValues = { email: '', website: '' };

export interface SignUpContext {
  source: (typeof emailSources)[number];
  locale: string;
  /** Currency of the page, in which the mail states the offer. */
  currency: Currency;
}

/** Rejects with `already-subscribed` if the address is on the list and the shop's preference discloses that. */
export async function signUp(client: Client, { email, website }: SignUpValues, { source, locale, currency }: SignUpContext): Promise<void> {
  // The footer's call (API-035) is for scripts only and has no honeypot field, so a form with a filled honeypot uses the other call.
  const isFooterCall = source === 'footer' && website === '' && !import.meta.env.SSR;
  const { success } = isFooterCall
    ? await client.signUpFromFooter({ query: { email, locale, currency } })
    : await client.signUpForEmail({ body: { email, consent: true, source, locale, currency, website } });
  if (!success) throw new RejectedSubmission('already-subscribed');
}

export const signUpFormName = 'sign-up';
