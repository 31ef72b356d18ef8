import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentFields } from '../platform/content/content-fields.ts';
import { assignVariation, chooseVariations, nextTestChange, resolveTest, variationsKey } from './ab-tests.ts';

const item = (schema: string, fields: ContentFields = {}, deliveryKey: string | null = 'hero-test') => ({
  _meta: { name: schema, schema, deliveryId: `id of ${schema}`, deliveryKey },
  ...fields,
});
const testOf = (weights: readonly number[], fields: ContentFields = {}) =>
  item('target-testing', {
    defaultContent: item('text-block', {}, null),
    variations: weights.map((weight, index) => ({ variationName: `v${index}`, propertyName: `p${index}`, weight })),
    ...Object.fromEntries(weights.map((_, index) => [`p${index}`, item(`banner ${index}`, {}, null)])),
    ...fields,
  });
const now = new Date('2026-12-01T12:00:00Z');
const visitors = Array.from({ length: 4_000 }, (_, index) => `visitor ${index}`);

describe('an A/B test', () => {
  it('BLOCK-004 assigns a visitor the same variation on every visit', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }), (visitor, weights) => {
        const first = assignVariation(testOf(weights), visitor, now);
        expect(assignVariation(testOf(weights), visitor, new Date('2027-05-01T00:00:00Z'))).toBe(first);
        expect([undefined, ...weights.map((_, index) => `v${index}`)]).toContain(first);
      }),
    );
  });

  it('BLOCK-004 distributes visitors by weight, with a weight of 1 for the default', () => {
    const shares = new Map<string | undefined, number>();
    for (const visitor of visitors) {
      const name = assignVariation(testOf([1, 2, 0]), visitor, now);
      shares.set(name, (shares.get(name) ?? 0) + 1 / visitors.length);
    }
    expect(shares.get(undefined)).toBeCloseTo(0.25, 1);
    expect(shares.get('v0')).toBeCloseTo(0.25, 1);
    expect(shares.get('v1')).toBeCloseTo(0.5, 1);
    expect(shares.get('v2')).toBeUndefined();
  });

  it('BLOCK-004 assigns variations independently of other tests', () => {
    const other = { ...testOf([1]), _meta: { ...testOf([1])._meta, deliveryKey: 'another-test' } };
    const both = visitors.filter((visitor) => assignVariation(testOf([1]), visitor, now) && assignVariation(other, visitor, now));
    expect(both.length / visitors.length).toBeCloseTo(0.25, 1);
  });

  it('BLOCK-004 shows the default before its start, after its end, and with invalid dates', () => {
    const isAssigned = (fields: ContentFields, at = now) =>
      visitors.slice(0, 50).some((visitor) => assignVariation(testOf([50], fields), visitor, at));
    expect(isAssigned({ startsAt: '2026-12-01T12:00:00Z', endsAt: '2026-12-01T12:00:01Z' })).toBe(true);
    expect(isAssigned({ startsAt: '2026-12-01T12:00:01Z' })).toBe(false);
    expect(isAssigned({ endsAt: '2026-12-01T12:00:00Z' })).toBe(false);
    expect(isAssigned({ endsAt: 'yesterday' })).toBe(false);
  });

  it('BLOCK-004 is replaced by the chosen variation, or by its default if that variation is missing', () => {
    const test = testOf([1, 1]);
    const shown = (chosen?: Record<string, string>) => resolveTest(test, chosen)[0]?._meta.schema;
    expect([shown(), shown({ 'hero-test': 'v1' }), shown({ 'hero-test': 'gone' }), shown({ other: 'v1' })]).toEqual([
      'text-block',
      'banner 1',
      'text-block',
      'text-block',
    ]);
    expect(resolveTest({ ...test, p1: 'no block' }, { 'hero-test': 'v1' })[0]?._meta.schema).toBe('text-block');
    expect(resolveTest(item('target-testing'))).toEqual([]);
    const wrapper = { ...item('content-slot'), slotContent: [item('banner'), item('text-banner')] };
    expect(resolveTest({ ...test, p1: wrapper }, { 'hero-test': 'v1' }).map(({ _meta }) => _meta.schema)).toEqual([
      'banner',
      'text-banner',
    ]);
  });

  it('ERROR-018 renders nothing beyond the maximum depth, also for a test that contains itself', () => {
    const test: ReturnType<typeof item> & { defaultContent?: unknown } = item('target-testing');
    test.defaultContent = test;
    expect(resolveTest(test)).toEqual([]);
  });
});

describe('the A/B tests of a page', () => {
  const testWithKey = (weights: readonly number[], key: string, fields: ContentFields = {}) => {
    const test = testOf(weights, fields);
    return { ...test, _meta: { ...test._meta, deliveryKey: key } };
  };
  const buckets = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(3, '0'));

  it('BLOCK-004 produce at most four versions of the page', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(weights, fc.constantFrom('a', 'b', 'c')), { maxLength: 4 }), (tests) => {
        const blocks = tests.map(([each, key]) => testWithKey(each, key));
        const pages = new Set(buckets.map((bucket) => variationsKey(chooseVariations(blocks, bucket, now).chosen)));
        expect(pages.size).toBeLessThanOrEqual(4);
      }),
      { numRuns: 40 },
    );
  });

  it('BLOCK-004 show their default without a bucket, and report every exposure by name', () => {
    const blocks = [item('text-block'), testOf([1, 1])];
    expect(chooseVariations(blocks, undefined, now)).toEqual({ chosen: {}, exposures: [{ test: 'hero-test', variation: 'default' }] });
    const bucket = buckets.find((each) => assignVariation(testOf([1, 1]), each, now) === 'v1');
    expect(chooseVariations(blocks, bucket, now)).toEqual({
      chosen: { 'hero-test': 'v1' },
      exposures: [{ test: 'hero-test', variation: 'v1' }],
    });
    expect(variationsKey({})).toBe('');
    expect(variationsKey({ b: 'x', a: 'y' })).toBe('a=y,b=x');
  });

  it('BLOCK-004 have no effect outside their dates, and report when the next one starts or ends', () => {
    const [soon, end] = ['2026-12-05T06:00:00Z', '2026-12-08T06:00:00Z'];
    const blocks = [testWithKey([9], 'a', { startsAt: soon, endsAt: end }), testWithKey([9], 'b', { endsAt: '2026-12-01T12:00:00Z' })];
    expect(chooseVariations(blocks, '042', now).exposures).toEqual([]);
    expect(nextTestChange(blocks, now)).toEqual(new Date(soon));
    expect(nextTestChange(blocks, new Date(soon))).toEqual(new Date(end));
    expect(chooseVariations(blocks, '042', new Date(soon)).exposures).toHaveLength(1);
    expect(nextTestChange(blocks, new Date(end))).toBeUndefined();
  });
});
