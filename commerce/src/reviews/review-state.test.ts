import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActive, type ReviewDecision, type ReviewState, reviewStates, stateAfterDecision } from './review-state.ts';

const decisions = ['approve', 'reject', 'withdraw'] as const satisfies readonly ReviewDecision[];
const replay = (decisions: readonly ReviewDecision[]) =>
  decisions.reduce<ReviewState>((state, decision) => stateAfterDecision(state, decision) ?? state, 'pending');

describe('the state of a review', () => {
  it('never leaves withdrawn', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...decisions)), fc.array(fc.constantFrom(...decisions)), (before, after) => {
        expect(replay([...before, 'withdraw', ...after])).toBe('withdrawn');
      }),
    );
  });

  it('follows the last decision, and repeating a decision changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...decisions), { minLength: 1 }), (decisions) => {
        const end = replay(decisions);
        const last = decisions.includes('withdraw') ? 'withdraw' : decisions.at(-1);
        expect(end).toBe({ approve: 'approved', reject: 'refused', withdraw: 'withdrawn' }[last ?? 'approve']);
      }),
    );
    for (const state of reviewStates) for (const decision of decisions) expect(stateAfterDecision(state, decision)).not.toBe(state);
  });

  it('is active while pending or approved', () => {
    expect(reviewStates.filter(isActive)).toEqual(['pending', 'approved']);
  });
});
