/** The life of a review, as a table of moves. Pure. */

export const reviewStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];
export type ReviewDecision = 'approve' | 'refuse' | 'withdraw';

const targetStates = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  ReviewDecision,
  ReviewState
>;
const transitions: Readonly<Record<ReviewState, readonly ReviewDecision[]>> = {
  pending: ['approve', 'refuse', 'withdraw'],
  // One that is shown may be taken down, one that was refused may be shown after all.
  approved: ['refuse', 'withdraw'],
  refused: ['approve', 'withdraw'],
  // The writer's word is the last.
  withdrawn: [],
};

/** Where a decision leads; undefined where it changes nothing or may not be made. */
export function stateAfterDecision(state: ReviewState, decision: ReviewDecision): ReviewState | undefined {
  return transitions[state].includes(decision) ? targetStates[decision] : undefined;
}

/** Whether a review stands, so that its writer cannot write another of the same style. */
export function isActive(state: ReviewState): boolean {
  return state === 'pending' || state === 'approved';
}
