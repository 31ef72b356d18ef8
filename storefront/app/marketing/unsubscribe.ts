/** Unsubscribes from marketing email (ROUTE-018). */
import type { Client } from '@outfitter/contract/client';
import { RejectedSubmission } from '../forms/index.ts';
import type { UnsubscribeValues } from './unsubscribe-schema.ts';

export const emptyUnsubscribe: UnsubscribeValues = { email: '', reason: '', website: '' };

/** Rejects with `expired-link` if the token is invalid or has expired. */
export async function unsubscribe(client: Client, { email, website, ...values }: UnsubscribeValues, token?: string) {
  const reason = values.reason || undefined;
  const { success } = await client.unsubscribeEmail({ body: token ? { token: token.slice(0, 200), reason } : { email, reason, website } });
  if (!success) throw new RejectedSubmission('expired-link');
}

export const unsubscribeFormName = 'unsubscribe';
