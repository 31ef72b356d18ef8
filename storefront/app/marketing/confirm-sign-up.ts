/** Confirms a sign-up through the link in its mail (double opt-in). */
import type { Client } from '@outfitter/contract/client';
import { RejectedSubmission } from '../forms/index.ts';

/** Rejects with `expired-link` if the token is invalid or has expired. Confirming twice has no further effect. */
export async function confirmSignUp(client: Client, token: string): Promise<void> {
  const { success } = await client.confirmEmail({ body: { token: token.slice(0, 200) } });
  if (!success) throw new RejectedSubmission('expired-link');
}

export const confirmationFormName = 'sign-up-confirmation';
