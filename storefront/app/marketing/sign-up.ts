/** The sign-up for marketing email (MARKETING-002 to MARKETING-004). */
import type { Client, emailSources } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { honeypotText, lowerCaseEmailText, RejectedSubmission } from '../forms/index.ts';

export const signUpSchema = z.object({ email: lowerCaseEmailText(), website: honeypotText() });
export const emptySignUp = { email: '', website: '' };

export interface SignUpContext {
  source: (typeof emailSources)[number];
  locale: string;
}

/** Rejects with `already-subscribed` where the shop's preference has that said. */
export async function signUp(client: Client, { email, website }: z.output<typeof signUpSchema>, { source, locale }: SignUpContext) {
  // The footer has a call of its own (API-035). It takes no honeypot, so a filled-in one goes to the other call.
  const { success } =
    source === 'footer' && website === ''
      ? await client.signUpFromFooter({ query: { email, locale } })
      : await client.signUpForEmail({ body: { email, consent: true, source, locale, website } });
  if (!success) throw new RejectedSubmission('already-subscribed');
}
