import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { emptyUnsubscribe, unsubscribe, unsubscribeFormName } from './unsubscribe.ts';
import { unsubscribeByLinkSchema, unsubscribeSchema } from './unsubscribe-schema.ts';

/** Handles the form posted without JavaScript. With the token of a mail's link, it needs no address. */
export function handleUnsubscribePost(formData: FormData, { client, token }: { client: Client; token: string | null }) {
  return handleFormPost(formData, {
    name: unsubscribeFormName,
    schema: token ? unsubscribeByLinkSchema : unsubscribeSchema,
    defaultValues: emptyUnsubscribe,
    submit: (values) => unsubscribe(client, values, token ?? undefined),
  });
}
