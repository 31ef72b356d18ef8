import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewErrors } from './review-schema.ts';
import { parseReviewerMeasurements } from './reviewer-measurements.ts';
import { emptyReview } from './write-review.ts';

const validValues = {
  ...emptyReview,
  rating: '4',
  headline: 'Holds',
  text: 'Two winters of fences and the knees are still there.',
  writerName: 'Dale',
  email: 'dale@example.com',
};
const toCodes = (errors: ReturnType<typeof reviewErrors>) =>
  Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
const errorCodes = (values: Partial<typeof validValues>, isInvited = false) =>
  toCodes(reviewErrors({ ...validValues, ...values }, 'en-US', isInvited));

describe('the review form', () => {
  it('ROUTE-003 requires stars, a headline, a sentence, a name and an email', () => {
    expect(toCodes(reviewErrors(emptyReview, 'en-US', false))).toEqual({
      rating: 'required',
      headline: 'required',
      text: 'required',
      writerName: 'required',
      email: 'required',
    });
    expect(errorCodes({ text: 'Good.' })).toEqual({ text: 'short' });
    expect(errorCodes({ rating: '6' })).toEqual({ rating: 'required' });
    expect(errorCodes({ email: 'dale' })).toEqual({ email: 'email' });
    expect(errorCodes({})).toEqual({});
  });

  it('requires no email if the link in an order’s mail identifies the author', () => {
    expect(errorCodes({ email: '' }, true)).toEqual({});
  });

  it('accepts usual notations of height and weight, and rejects impossible ones', () => {
    expect(parseReviewerMeasurements({ height: '5\'10"', weight: '180' }, 'en-US')).toEqual({
      ok: true,
      body: { heightInches: 70, weightPounds: 180 },
    });
    expect(parseReviewerMeasurements({ height: '178', weight: '82 kg' }, 'fr-FR')).toEqual({
      ok: true,
      body: { heightInches: 70.1, weightPounds: 180.8 },
    });
    expect(parseReviewerMeasurements({ height: '', weight: ' ' }, 'en-US')).toEqual({ ok: true, body: {} });
    for (const invalid of ['0', '-5', '1e9', 'wide']) {
      expect(errorCodes({ height: invalid, weight: invalid })).toEqual({ height: 'measurement', weight: 'measurement' });
    }
  });

  const amount = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => String(hundredths / 100));
  const typed = (...units: string[]) => {
    const withUnit = fc.tuple(amount, fc.constantFrom('', ...units)).map(([number, unit]) => number + unit);
    return fc.oneof({ weight: 8, arbitrary: withUnit }, { weight: 1, arbitrary: fc.string() });
  };

  it('never sends a measurement that the server would reject', () => {
    fc.assert(
      fc.property(
        typed('"', ' ft', ' cm', ' m'),
        typed(' lb', ' oz', ' kg', ' st'),
        fc.constantFrom('en-US', 'fr-FR'),
        (height, weight, locale) => {
          const parsed = parseReviewerMeasurements({ height, weight }, locale);
          fc.pre(parsed.ok);
          const { heightInches = 10, weightPounds = 1 } = parsed.body;
          expect(heightInches).toBeGreaterThanOrEqual(10);
          expect(heightInches).toBeLessThanOrEqual(100);
          expect(weightPounds).toBeGreaterThanOrEqual(1);
          expect(weightPounds).toBeLessThanOrEqual(700);
        },
      ),
    );
  });
});
