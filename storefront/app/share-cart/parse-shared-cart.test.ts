import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSharedCart } from './parse-shared-cart.ts';

describe('the link of a shared cart', () => {
  it('ROUTE-012 holds a JSON map of product to quantity', () => {
    expect(parseSharedCart('{"411710L":1,"205033L":"2"}')).toEqual({
      status: 'items',
      items: [
        { productId: '411710L', quantity: 1 },
        { productId: '205033L', quantity: 2 },
      ],
    });
  });
  it('ROUTE-012 is reported as empty or unreadable', () => {
    for (const empty of [null, '', ' ', '{}']) expect(parseSharedCart(empty)).toEqual({ status: 'none' });
    const unreadable = ['[', '[]', '7', 'null', '"x"', '{"a-b":1}', '{"A":0}', '{"A":21}', '{"A":1.5}', '{"A":{}}', '{"__proto__x!":1}'];
    for (const text of unreadable) expect([text, parseSharedCart(text)]).toEqual([text, { status: 'unreadable' }]);
    expect(parseSharedCart(JSON.stringify(Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`A${index}`, 1]))))).toEqual({
      status: 'unreadable',
    });
  });
  it('ROUTE-012 is unreadable with an object for a quantity', () => {
    expect(parseSharedCart('{"4117":{"toString":{}}}')).toEqual({ status: 'unreadable' });
    expect(parseSharedCart('{"4117":[2]}')).toEqual({ status: 'unreadable' });
  });
  it('ROUTE-012 never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['none', 'unreadable', 'items']).toContain(parseSharedCart(text).status);
      }),
    );
  });
});
