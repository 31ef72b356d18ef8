import type { Client, Currency } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { emptySignUp, signUp, signUpFormName } from './sign-up.ts';
import { signUpSchema } from './sign-up-schema.ts';

/** Handles the form posted without JavaScript. Its hidden field `source` distinguishes the footer's form from the page's. */
export function handleSignUpPost(formData: FormData, { client, locale, currency }: { client: Client; locale: string; currency: Currency }) {
  const source = formData.get('source') === 'footer' ? 'footer' : 'email-deals';
  return handleFormPost(formData, {
    name: signUpFormName,
    schema: signUpSchema,
    defaultValues: emptySignUp,
    submit: (values) => signUp(client, values, { source, locale, currency }),
  });
}
