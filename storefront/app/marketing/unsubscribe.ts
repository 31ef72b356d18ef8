/** Leaving the list of marketing email (ROUTE-018). */
import type { Client, RequestBody } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { handleFormPost, honeypotText, lowerCaseEmailText, optionalText, RejectedSubmission } from '../forms/index.ts';

const reasons = ['', 'too-many', 'not-relevant', 'never-signed-up', 'other'] as const satisfies readonly (
  | NonNullable<RequestBody<'unsubscribeEmail'>['reason']>
  | ''
)[];
const reason = z.enum(reasons);

export const unsubscribeSchema = z.object({ email: lowerCaseEmailText(), reason, website: honeypotText() });
/** The link of a mail says which address is meant. */
export const unsubscribeByLinkSchema = z.object({ email: optionalText(), reason, website: honeypotText() });
export const emptyUnsubscribe: z.input<typeof unsubscribeSchema> = { email: '', reason: '', website: '' };

/** Rejects with `expired-link` where the link of the mail is not, or no longer, valid. */
export async function unsubscribe(client: Client, { email, website, ...values }: z.output<typeof unsubscribeSchema>, token?: string) {
  const reason = values.reason || undefined;
  const { success } = await client.unsubscribeEmail({ body: token ? { token: token.slice(0, 200), reason } : { email, reason, website } });
  if (!success) throw new RejectedSubmission('expired-link');
}

/** Name of the form in the page's submission. */
export const unsubscribeFormName = 'unsubscribe';

/** The form posted without script. */
export function handleUnsubscribePost(posted: FormData, client: Client) {
  return handleFormPost(posted, {
    name: unsubscribeFormName,
    schema: unsubscribeSchema,
    defaultValues: emptyUnsubscribe,
    submit: (values) => unsubscribe(client, values),
  });
}
