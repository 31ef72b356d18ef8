import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { confirmationFormName, confirmSignUp } from './confirm-sign-up.ts';
import { confirmationSchema } from './sign-up-schema.ts';

export function handleConfirmationPost(formData: FormData, { client, token }: { client: Client; token: string }) {
  return handleFormPost(formData, {
    name: confirmationFormName,
    schema: confirmationSchema,
    defaultValues: {},
    submit: () => confirmSignUp(client, token),
  });
}
