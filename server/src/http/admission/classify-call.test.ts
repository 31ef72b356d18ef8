import { type OperationName, operations, requestClassOf } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyCall } from './classify-call.ts';

const classOf = (method: string, path: string, headers: Record<string, string> = {}) =>
  classifyCall(new Request('http://shop.example', { method, headers }), path);
const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/);

describe('the class of a call', () => {
  it.each(Object.keys(operations) as OperationName[])('%s is in its class of the contract, whatever its parameters', (name) => {
    const { method, path } = operations[name];
    fc.assert(
      fc.property(fc.infiniteStream(segment), (values) => {
        const filled = path.replaceAll(/\{\w+\}/g, () => String(values.next().value));
        expect(classOf(method, filled)).toBe(requestClassOf[name]);
      }),
      { numRuns: 20 },
    );
  });

  it('is that of the overridden method', () => {
    const basket = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/b1';
    expect(classOf('POST', basket, { 'x-dw-http-method-override': 'DELETE' })).toBe('basket');
  });

  it('is never empty: unknown calls count as catalog, methods that are not allowed as their path', () => {
    expect(classOf('GET', '/api/unknown')).toBe('catalog');
    expect(classOf('DELETE', '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/orders')).toBe('order');
    expect(classOf('GET', '/sandbox/challenge/x')).toBe('order');
    expect(classOf('GET', '/mobify/proxy/einstein/v3/personalization/recs/DTC/x')).toBe('recommendation');
  });
});
