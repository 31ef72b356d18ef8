import { describe, expect, it } from 'vitest';
import { reviewFaults } from './review-faults.ts';

const whole = { rating: '4', headline: 'Holds', words: 'Two winters of fences and the knees are still there.', nickname: 'Dale' };

describe('the review form', () => {
  it('ROUTE-003 asks for stars, a headline, a sentence and a name', () => {
    expect(reviewFaults({ rating: '', headline: '', words: '', nickname: '' })).toEqual({
      rating: 'missing',
      headline: 'missing',
      words: 'missing',
      nickname: 'missing',
    });
    expect(reviewFaults({ ...whole, words: 'Good.' })).toEqual({ words: 'short' });
    expect(reviewFaults({ ...whole, rating: '6' })).toEqual({ rating: 'missing' });
    expect(reviewFaults(whole)).toEqual({});
  });
});
