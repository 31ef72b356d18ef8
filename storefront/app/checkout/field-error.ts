import type { FieldError, FieldErrors } from '../forms/index.ts';

export type CheckoutErrorCode =
  | 'email-missing'
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

export type CheckoutFieldError = FieldError<CheckoutErrorCode>;
export type CheckoutErrors<Values> = FieldErrors<Values, CheckoutErrorCode>;

export function definedErrors<Values>(found: { [Field in keyof Values]?: CheckoutFieldError | undefined }): CheckoutErrors<Values> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)) as CheckoutErrors<Values>;
}
