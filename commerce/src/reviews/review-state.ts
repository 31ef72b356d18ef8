/** `refused` is the wire and stored value of a rejected review, `refuse` that of the decision. */
export const reviewStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];
export type ReviewDecision = 'approve' | 'refuse' | 'withdraw';

const targetStates = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  ReviewDecision,
  ReviewState
>;
const transitions: Readonly<Record<ReviewState, readonly ReviewDecision[]>> = {
  pending: ['approve', 'refuse', 'withdraw'],
  approved: ['refuse', 'withdraw'],
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
