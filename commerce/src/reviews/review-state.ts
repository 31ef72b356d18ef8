/** `refused` is the wire and stored value of a rejected review. */
export const reviewStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];
export type ReviewDecision = 'approve' | 'reject' | 'withdraw';

const targetStates = { approve: 'approved', reject: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  ReviewDecision,
  ReviewState
>;
const transitions: Readonly<Record<ReviewState, readonly ReviewDecision[]>> = {
  pending: ['approve', 'reject', 'withdraw'],
  approved: ['reject', 'withdraw'],
  refused: ['approve', 'withdraw'],
  // A withdrawal is final.
  withdrawn: [],
};

export function stateAfterDecision(state: ReviewState, decision: ReviewDecision): ReviewState | undefined {
  return transitions[state].includes(decision) ? targetStates[decision] : undefined;
}

export function isActive(state: ReviewState): boolean {
  return state === 'pending' || state === 'approved';
}
