import { handleFormPost } from '../../forms/index.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { newPasswordForm } from '../form-values.ts';
import { rejectedPassword } from '../password/rejected-password.ts';
import { accountPath } from '../return-path.ts';
import { newPasswordSchema } from '../sign-in-schema.ts';
import { redirectSignedIn } from './redirect-signed-in.ts';

/** Sets the password without JavaScript. `token` is that of the link in the mail. */
export function handleSetPasswordPost(formData: FormData, page: PageContext, token: string) {
  return handleFormPost(formData, {
    ...newPasswordForm,
    schema: newPasswordSchema,
    secrets: ['password'],
    rejectedField: rejectedPassword,
    async submit({ password, keepSignedIn }) {
      const { login: email } = await page.client.setPasswordFromToken({ body: { token, password } });
      throw await redirectSignedIn({ email, password, keepSignedIn }, page, accountPath);
    },
  });
}
