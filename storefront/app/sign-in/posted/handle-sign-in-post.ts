import { handleFormPost } from '../../forms/index.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { redirectTo } from '../../platform/loaders/redirect-to.ts';
import { signInForm } from '../form-values.ts';
import { signInSchema } from '../sign-in-schema.ts';

/** Signs in without JavaScript: the call merges the guest of the browser's cookie, and its cookies are sent to the browser. */
export function handleSignInPost(formData: FormData, page: PageContext, returnTo: string) {
  return handleFormPost(formData, {
    ...signInForm,
    schema: signInSchema,
    secrets: ['password'],
    async submit(values) {
      await page.client.signInSession({ body: values });
      throw redirectTo(returnTo, page, 303);
    },
  });
}
