import { handleFormPost } from '../../forms/index.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { registrationForm } from '../form-values.ts';
import { rejectedPassword } from '../password/rejected-password.ts';
import { createCustomer } from '../registration/create-customer.ts';
import { registrationSchema } from '../sign-in-schema.ts';
import { redirectSignedIn } from './redirect-signed-in.ts';

export function handleRegistrationPost(formData: FormData, page: PageContext, returnTo: string) {
  return handleFormPost(formData, {
    ...registrationForm,
    schema: registrationSchema,
    secrets: ['password'],
    rejectedField: rejectedPassword,
    async submit(registration) {
      await createCustomer(page.client, registration);
      throw await redirectSignedIn(registration, page, returnTo);
    },
  });
}
