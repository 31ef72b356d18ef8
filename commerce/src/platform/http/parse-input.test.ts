import { endpoints } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { maxBodyDepth } from '../find-unstorable.ts';
import { jsonPath } from '../json-path.ts';
import { Fault } from './fault.ts';
import { parseInput } from './parse-input.ts';

function faultOf(schema: z.ZodType, value: unknown): Fault {
  try {
    parseInput(schema, value, 'body');
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
const items = endpoints.addBasketItems.body;

describe('input', () => {
  it('that violates the contract is rejected with the path of the invalid value', () => {
    expect(faultOf(items, [{ productId: '4117', quantity: 0.5 }])).toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$[0].quantity', in: 'body' },
    });
  });

  it('with an unknown key is rejected, c_ keys included, and the key is named', () => {
    expect(faultOf(items, [{ productId: '4117', c_wholesale: true }])).toMatchObject({
      type: 'UnknownPropertyException',
      arguments: { path: '$[0].c_wholesale' },
    });
    expect(faultOf(endpoints.setBillingAddress.body, { city: {}, planet: 'Mars' })).toMatchObject({ arguments: { path: '$.planet' } });
  });

  it('of the wrong type in a union is described by the first member', () => {
    const fault = faultOf(endpoints.setBillingAddress.body, { city: 7 });
    expect(fault.arguments.path).toBe('$.city');
    expect(fault.message).toContain('expected string');
  });

  it('is never quoted in the fault', () => {
    const number = '4111111111111111';
    const body = {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { number: 4_111_111_111_111_111, holder: number.repeat(30), cardType: number },
    };
    expect(faultOf(endpoints.addPaymentInstrument.body, body).message).not.toMatch(/4111/);
  });

  it('that is missing is reported as a required body', () => {
    expect(faultOf(items, undefined)).toMatchObject({ type: 'ValidationException', message: 'Body is required for this request' });
  });

  it.each([
    ['a\0b', '$[0].c_giftCardMessage'],
    ['half a pair \ud800', '$[0].c_giftCardMessage'],
  ])('with text that a database cannot store is rejected: %j', (text, path) => {
    expect(faultOf(items, [{ productId: '4117', c_giftCardMessage: text }])).toMatchObject({
      type: 'ValidationException',
      arguments: { path },
    });
  });

  it('that is nested too deeply is rejected', () => {
    let deep: unknown = 1;
    for (let level = 0; level <= maxBodyDepth; level++) deep = [deep];
    expect(faultOf(z.unknown(), deep)).toMatchObject({ type: 'MalformedBodyException' });
  });

  it('of any shape is parsed or rejected with a fault', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4, withNullPrototype: true }), (value) => {
        try {
          parseInput(items, value, 'body');
        } catch (error) {
          expect(error).toBeInstanceOf(Fault);
        }
      }),
    );
  });

  it('is described by JSON paths', () => {
    expect(jsonPath(['items', 0, 'c_a', 'x-y'])).toBe("$.items[0].c_a['x-y']");
  });
});
