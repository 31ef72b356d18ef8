import { handleFormPost } from '../../forms/index.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { signInForm } from '../form-values.ts';
import { signInSchema } from '../sign-in-schema.ts';
import { signInAndRedirect } from './redirect-signed-in.ts';

/** Signs in without JavaScript. */
export function handleSignInPost(formData: FormData, page: PageContext, returnTo: string) {
  return handleFormPost(formData, {
    ...signInForm,
    schema: signInSchema,
    secrets: ['password'],
    async submit(values) {
      throw await signInAndRedirect(values, page, returnTo);
    },
  });
}
