import type { ContactErrorCode } from '../address/index.ts';
import type { FieldError, FieldErrors } from '../forms/index.ts';

export type CardErrorCode =
  | 'card-required'
  | 'card-brand'
  | 'card-too-short'
  | 'card-check-digit'
  | 'card-rejected'
  | 'card-rejected-demo'
  | 'card-declined'
  | 'card-unverified'
  | 'expiry-invalid'
  | 'expiry-month'
  | 'expiry-past'
  | 'expiry-too-late'
  | 'code-required'
  | 'code-length';

export type CheckoutErrorCode = ContactErrorCode | CardErrorCode;
export type CheckoutFieldError = FieldError<CheckoutErrorCode>;
export type CheckoutErrors<Values> = FieldErrors<Values, CheckoutErrorCode>;
