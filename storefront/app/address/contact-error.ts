import { CallError } from '@outfitter/contract/client';
import type { FieldError } from '../forms/index.ts';

export type ContactErrorCode =
  | 'email-required'
  | 'email-incomplete'
  | 'email-invalid'
  | 'name-required'
  | 'street-required'
  | 'street-number-required'
  | 'city-required'
  | 'region-required'
  | 'region-differs'
  | 'zip-required'
  | 'zip-invalid'
  | 'postal-code-required'
  | 'postal-code-invalid'
  | 'phone-too-short'
  | 'card-number'
  | 'rejected';

export type ContactFieldError = FieldError<ContactErrorCode>;

export function rejectedFieldError(error: unknown): ContactFieldError {
  return { code: error instanceof CallError && error.arguments.reason === 'card-number' ? 'card-number' : 'rejected' };
}
