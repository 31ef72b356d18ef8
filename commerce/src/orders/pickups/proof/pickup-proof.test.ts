import { expect, it } from 'vitest';
import { isValidProof } from './pickup-proof.ts';

const shipment = {
  c_pickupFirstName: 'Zoë',
  c_pickupLastName: 'Lindqvist Berg',
  c_pickupFirstNameAlternate: 'Dale',
  c_pickupLastNameAlternate: 'Ostergaard',
};

it.each([
  [{ code: 'K7TX3M' }, true],
  [{ code: ' k7t-x3m ' }, true],
  [{ code: 'K7TX3N' }, false],
  [{ code: '' }, false],
  [{ name: 'Zoë Lindqvist Berg' }, true],
  [{ name: 'LINDQVIST BERG, Zoe' }, true],
  [{ name: 'dale ostergaard' }, true],
  [{ name: 'Zoë' }, false],
  [{ name: 'Zoë Ostergaard' }, false],
  [{ name: ' - ' }, false],
])('%j is a valid proof: %s', (proof, isProof) => {
  expect(isValidProof(proof, 'K7TX3M', shipment)).toBe(isProof);
});

it('a person with a single name, which is stored as both names, shows it once', () => {
  const cher = { c_pickupFirstName: 'Cher', c_pickupLastName: 'Cher' };
  expect(isValidProof({ name: 'CHER' }, 'K7TX3M', cher)).toBe(true);
  expect(isValidProof({ name: 'Cher Lindqvist' }, 'K7TX3M', cher)).toBe(false);
});

it('an order without names is collected with its code only', () => {
  expect(isValidProof({ name: '' }, 'K7TX3M', undefined)).toBe(false);
  expect(isValidProof({ code: 'K7TX3M' }, 'K7TX3M', undefined)).toBe(true);
});
