import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { hasAbortingFlash, isUnavailable, rejectedField } from './server-errors.ts';

const validationError = (path: string) =>
  new CallError(400, 'ValidationException', 'The postal code has five digits.', { arguments: { path } });

it('finds the field of a validation error', () => {
  expect(rejectedField(validationError('$.postalCode'), ['city', 'postalCode'])).toBe('postalCode');
  expect(rejectedField(validationError('$.elsewhere'), ['city'])).toBeUndefined();
  expect(rejectedField(new CallError(500, 'InternalServerException', ''), ['city'])).toBeUndefined();
});
it('distinguishes a lost connection from a rejected value', () => {
  expect(isUnavailable(new CallError(0, 'NetworkError', ''))).toBe(true);
  expect(isUnavailable(validationError('$.city'))).toBe(false);
});
it('ERROR-042 aborts the step that the flash belongs to', () => {
  const _flash = [{ type: 'InvalidShippingAddress', message: '', path: '$' }];
  expect(hasAbortingFlash({ _flash }, 'InvalidShippingAddress')).toBe(true);
  expect(hasAbortingFlash({ _flash }, 'InvalidBillingAddress')).toBe(false);
});
