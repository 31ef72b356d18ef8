/** Leaving the list of marketing email (ROUTE-018). */
import type { Client } from '@outfitter/contract/client';
import { RejectedSubmission } from '../forms/index.ts';
import type { UnsubscribeValues } from './unsubscribe-schema.ts';

export const emptyUnsubscribe: UnsubscribeValues = { email: '', reason: '', website: '' };

/** Rejects with `expired-link` where the link of the mail is not, or no longer, valid. */
export async function unsubscribe(client: Client, { email, website, ...values }: UnsubscribeValues, token?: string) {
  const reason = values.reason || undefined;
  const { success } = await client.unsubscribeEmail({ body: token ? { token: token.slice(0, 200), reason } : { email, reason, website } });
  if (!success) throw new RejectedSubmission('expired-link');
}

/** Name of the form in the page's submission. */
export const unsubscribeFormName = 'unsubscribe';
