import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { abortedBy, isAway, refusedField } from './server-refusal.ts';

const refused = (path: string) => new CallError(400, 'ValidationException', 'The postal code has five digits.', { arguments: { path } });

it('finds the field that a refused value belongs to', () => {
  expect(refusedField(refused('$.postalCode'), ['city', 'postalCode'])).toBe('postalCode');
  expect(refusedField(refused('$.elsewhere'), ['city'])).toBeUndefined();
  expect(refusedField(new CallError(500, 'InternalServerException', ''), ['city'])).toBeUndefined();
});
it('tells a lost connection from a refusal', () => {
  expect(isAway(new CallError(0, 'NetworkError', ''))).toBe(true);
  expect(isAway(refused('$.city'))).toBe(false);
});
it('ERROR-042 takes these flashes for the end of a step', () => {
  const _flash = [{ type: 'InvalidShippingAddress', message: '', path: '$' }];
  expect(abortedBy({ _flash }, 'InvalidShippingAddress')).toBe(true);
  expect(abortedBy({ _flash }, 'InvalidBillingAddress')).toBe(false);
});
