import { CallError } from '@outfitter/contract/client';
import type { FieldError } from '../forms/index.ts';

/** Codes of the errors in an address, and in the email and phone of the same form. */
export type AddressErrorCode =
  | 'email-required'
  | 'email-incomplete'
  | 'email-invalid'
  | 'name-required'
  | 'street-required'
  | 'street-number-required'
  | 'city-required'
  | 'region-required'
  | 'region-postal-code-mismatch'
  | 'zip-required'
  | 'zip-invalid'
  | 'postal-code-required'
  | 'postal-code-invalid'
  | 'phone-too-short'
  | 'card-number'
  | 'rejected';

export type AddressFieldError = FieldError<AddressErrorCode>;

export function rejectedFieldError(error: unknown): AddressFieldError {
  return { code: error instanceof CallError && error.arguments.reason === 'card-number' ? 'card-number' : 'rejected' };
}
