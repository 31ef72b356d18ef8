import type { AddressErrorCode } from '../address/index.ts';
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

export type PickupErrorCode = 'pickup-phone-required' | 'pickup-phone-too-short' | 'pickup-name-too-long' | 'pickup-alternate-required';

export type CheckoutErrorCode = AddressErrorCode | CardErrorCode | PickupErrorCode;
export type CheckoutFieldError = FieldError<CheckoutErrorCode>;
export type CheckoutErrors<Values> = FieldErrors<Values, CheckoutErrorCode>;
