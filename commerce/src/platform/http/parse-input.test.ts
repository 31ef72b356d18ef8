import { endpoints } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { maxBodyDepth } from '../find-unstorable.ts';
import { jsonPath } from '../json-path.ts';
import type { Failure } from '../result.ts';
import { type InputError, parseInput } from './parse-input.ts';

function failureOf(schema: z.ZodType, value: unknown): Failure<InputError> {
  const parsed = parseInput(schema, value, 'body');
  if (parsed.ok) throw new Error('the input was not rejected');
  return parsed;
}
const items = endpoints.addBasketItems.body;

describe('input', () => {
  it('is rejected with the path of the invalid value if it violates the contract', () => {
    expect(failureOf(items, [{ productId: '4117', quantity: 0.5 }])).toMatchObject({
      error: 'ValidationException',
      arguments: { path: '$[0].quantity', in: 'body' },
    });
  });

  it('is rejected with an unknown key, c_ keys included, and the key is named', () => {
    expect(failureOf(items, [{ productId: '4117', c_wholesale: true }])).toMatchObject({
      error: 'UnknownPropertyException',
      arguments: { path: '$[0].c_wholesale' },
    });
    expect(failureOf(endpoints.setBillingAddress.body, { city: {}, planet: 'Mars' })).toMatchObject({ arguments: { path: '$.planet' } });
  });

  it('is described by the first member if it has the wrong type in a union', () => {
    const found = failureOf(endpoints.setBillingAddress.body, { city: 7 });
    expect(found.arguments?.path).toBe('$.city');
    expect(found.message).toContain('expected string');
  });

  it('is described by the closest member of a union', () => {
    const card = { number: '4111111111111111', cardType: 'VI', holder: 'D', expirationMonth: 1, expirationYear: 2030, securityCode: '123' };
    const cardFailure = (paymentCard: object) =>
      failureOf(endpoints.addPaymentInstrument.body, { paymentMethodId: 'CREDIT_CARD', paymentCard });
    const pathOf = (paymentCard: object) => cardFailure(paymentCard).arguments?.path;
    expect(pathOf({ ...card, cardType: 'a card' })).toBe('$.paymentCard.cardType');
    expect(pathOf({ ...card, cardType: 'a card', holder: '' })).toBe('$.paymentCard.cardType');
    expect(pathOf({ securityCode: '12' })).toBe('$.paymentCard.securityCode');
    expect(cardFailure({ securityCode: '123', saved: true })).toMatchObject({
      error: 'UnknownPropertyException',
      arguments: { path: '$.paymentCard.saved' },
    });
  });

  it('is never quoted in the failure', () => {
    const number = '4111111111111111';
    const body = {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { number: 4_111_111_111_111_111, holder: number.repeat(30), cardType: number },
    };
    expect(failureOf(endpoints.addPaymentInstrument.body, body).message).not.toMatch(/4111/);
  });

  it('ERROR-030 that is missing is reported as a required body', () => {
    expect(failureOf(items, undefined)).toMatchObject({ error: 'MissingBody', message: 'Body is required for this request' });
  });

  it.each([
    ['a\0b', '$[0].c_giftCardMessage'],
    ['half a pair \ud800', '$[0].c_giftCardMessage'],
  ])('with text that a database cannot store is rejected: %j', (text, path) => {
    expect(failureOf(items, [{ productId: '4117', c_giftCardMessage: text }])).toMatchObject({
      error: 'ValidationException',
      arguments: { path },
    });
  });

  it('is rejected if it is nested too deeply', () => {
    let deep: unknown = 1;
    for (let level = 0; level <= maxBodyDepth; level++) deep = [deep];
    expect(failureOf(z.unknown(), deep)).toMatchObject({ error: 'MalformedBodyException' });
  });

  it('is parsed or rejected with a failure, whatever its shape', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4, withNullPrototype: true }), (value) => {
        expect(parseInput(items, value, 'body')).toHaveProperty('ok');
      }),
    );
  });

  it('is described by JSON paths', () => {
    expect(jsonPath(['items', 0, 'c_a', 'x-y'])).toBe("$.items[0].c_a['x-y']");
  });
});
