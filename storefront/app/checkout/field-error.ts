/** What is wrong with a field, as a code and what its words need; `checkout-error-message.tsx` has the texts. */
export interface CheckoutFieldError {
  code:
    | 'missing'
    | 'email-no-ending'
    | 'email-typo'
    | 'email-form'
    | 'name-missing'
    | 'street-missing'
    | 'street-no-number'
    | 'city-missing'
    | 'region-missing'
    | 'zip-form'
    | 'postal-form'
    | 'phone-short'
    | 'card-missing'
    | 'card-brand'
    | 'card-short'
    | 'card-digits'
    | 'card-refused'
    | 'card-refused-demo'
    | 'expiry-form'
    | 'expiry-month'
    | 'expiry-past'
    | 'expiry-far'
    | 'code-missing'
    | 'code-length'
    | 'server';
  values?: Readonly<Record<string, string | number>>;
}

/** The problems of a form, by field. */
export type CheckoutErrors<Fields> = { readonly [Field in keyof Fields]?: CheckoutFieldError };

/** The problems that are there. */
export function definedErrors<Fields>(found: { [Field in keyof Fields]?: CheckoutFieldError | undefined }): CheckoutErrors<Fields> {
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as CheckoutErrors<Fields>;
}
