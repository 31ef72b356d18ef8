import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyReview, readBody, reviewFaults } from './review-schema.ts';

const whole = {
  ...emptyReview,
  rating: '4',
  headline: 'Holds',
  text: 'Two winters of fences and the knees are still there.',
  writerName: 'Dale',
  email: 'dale@example.com',
};
const faults = (more: Partial<typeof whole>, isInvited = false) => reviewFaults({ ...whole, ...more }, 'en-US', isInvited);

describe('the review form', () => {
  it('ROUTE-003 asks for stars, a headline, a sentence, a name and an address', () => {
    expect(reviewFaults(emptyReview, 'en-US', false)).toEqual({
      rating: 'missing',
      headline: 'missing',
      text: 'missing',
      writerName: 'missing',
      email: 'missing',
    });
    expect(faults({ text: 'Good.' })).toEqual({ text: 'short' });
    expect(faults({ rating: '6' })).toEqual({ rating: 'missing' });
    expect(faults({ email: 'dale' })).toEqual({ email: 'form' });
    expect(faults({})).toEqual({});
  });

  it('asks for no address where the link of an order says who writes', () => {
    expect(faults({ email: '' }, true)).toEqual({});
  });

  it('takes a height and a weight as people write them, and refuses what nobody is', () => {
    expect(readBody({ height: '5\'10"', weight: '180' }, 'en-US')).toEqual({ ok: true, body: { heightInches: 70, weightPounds: 180 } });
    expect(readBody({ height: '178', weight: '82 kg' }, 'fr-FR')).toEqual({ ok: true, body: { heightInches: 70.1, weightPounds: 180.8 } });
    expect(readBody({ height: '', weight: ' ' }, 'en-US')).toEqual({ ok: true, body: {} });
    for (const wrong of ['0', '-5', '1e9', 'wide']) {
      expect(faults({ height: wrong, weight: wrong })).toEqual({ height: 'measure', weight: 'measure' });
    }
  });

  it('never sends a body that the server would refuse', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('en-US', 'fr-FR'), (height, weight, locale) => {
        const read = readBody({ height, weight }, locale);
        if (!read.ok) return;
        const { heightInches = 10, weightPounds = 1 } = read.body;
        expect(heightInches).toBeGreaterThanOrEqual(10);
        expect(heightInches).toBeLessThanOrEqual(100);
        expect(weightPounds).toBeGreaterThanOrEqual(1);
        expect(weightPounds).toBeLessThanOrEqual(700);
      }),
    );
  });
});
