import { expect, it } from 'vitest';
import { brandOf } from './card-number.ts';
import { savedSecurityCodeLength, securityCodeError, securityCodeLength } from './security-code.ts';

it('requires three digits, or four for American Express', () => {
  const amex = securityCodeLength(brandOf('378282246310005'));
  expect(securityCodeError('123', securityCodeLength(undefined))).toBeUndefined();
  expect(securityCodeError('123', amex)).toEqual({ code: 'code-length', values: { length: 4, off: -1 } });
  expect(securityCodeError('1234', amex)).toBeUndefined();
  expect(securityCodeError('', amex)).toEqual({ code: 'code-required', values: { length: 4 } });
  expect([savedSecurityCodeLength({ cardType: 'AX' }), savedSecurityCodeLength({ cardType: 'VS' })]).toEqual([4, 3]);
});
