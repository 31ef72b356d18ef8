import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { emptyUnsubscribe, unsubscribe, unsubscribeFormName } from './unsubscribe.ts';
import { unsubscribeSchema } from './unsubscribe-schema.ts';

export function handleUnsubscribePost(posted: FormData, client: Client) {
  return handleFormPost(posted, {
    name: unsubscribeFormName,
    schema: unsubscribeSchema,
    defaultValues: emptyUnsubscribe,
    submit: (values) => unsubscribe(client, values),
  });
}
