import { handleFormPost } from '../forms/index.ts';
import { throwNotFound } from '../platform/loaders/loader-errors.ts';
import { type PageContext, pathWithoutLocale } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';
import { sectionOfPath } from './layout/account-sections.ts';
import { emailConfirmationForm, erasureForm } from './links/link-forms.ts';
import { linkSchema } from './links/link-schema.ts';

const linkForm = { schema: linkSchema, defaultValues: {} };

/** Handles the forms of the account that work without JavaScript: signing out, and the buttons behind the links of mails. */
export async function handleAccountPost(formData: FormData, url: URL, page: PageContext) {
  const { client } = page;
  const token = url.searchParams.get('token') ?? '';
  switch (sectionOfPath(pathWithoutLocale(url, page))?.section) {
    case 'overview':
      await client.endSession();
      throw redirectTo('/', page, 303);
    case 'confirm-email':
      return handleFormPost(formData, {
        ...linkForm,
        name: emailConfirmationForm,
        submit: () => client.confirmCustomerEmail({ body: { token } }),
      });
    case 'confirm-erasure':
      return handleFormPost(formData, {
        ...linkForm,
        name: erasureForm,
        async submit() {
          await client.confirmCustomerErasure({ body: { token } });
          await client.endSession();
        },
      });
    default:
      return throwNotFound();
  }
}
