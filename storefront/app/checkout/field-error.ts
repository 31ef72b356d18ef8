import type { FieldError, FieldErrors } from '../forms/index.ts';

export type ContactErrorCode =
  | 'email-required'
  | 'email-incomplete'
  | 'email-invalid'
  | 'name-required'
  | 'street-required'
  | 'street-number-required'
  | 'city-required'
  | 'region-required'
  | 'zip-invalid'
  | 'postal-code-invalid'
  | 'phone-too-short'
  | 'server';

export type CardErrorCode =
  | 'card-required'
  | 'card-brand'
  | 'card-too-short'
  | 'card-check-digit'
  | 'card-rejected'
  | 'card-rejected-demo'
  | 'expiry-invalid'
  | 'expiry-month'
  | 'expiry-past'
  | 'expiry-too-late'
  | 'code-required'
  | 'code-length';

export type CheckoutErrorCode = ContactErrorCode | CardErrorCode;
export type CheckoutFieldError = FieldError<CheckoutErrorCode>;
export type CheckoutErrors<Values> = FieldErrors<Values, CheckoutErrorCode>;

export function definedErrors<Values>(found: { [Field in keyof Values]?: CheckoutFieldError | undefined }): CheckoutErrors<Values> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined)) as CheckoutErrors<Values>;
}
