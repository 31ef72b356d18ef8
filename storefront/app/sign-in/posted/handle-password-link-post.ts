import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../../forms/index.ts';
import { passwordLinkForm } from '../form-values.ts';
import { sendPasswordLink } from '../password/send-password-link.ts';
import { passwordLinkSchema } from '../sign-in-schema.ts';

export function handlePasswordLinkPost(formData: FormData, client: Client) {
  return handleFormPost(formData, {
    ...passwordLinkForm,
    schema: passwordLinkSchema,
    async submit(values) {
      await sendPasswordLink(client, values.email);
      return values;
    },
  });
}
