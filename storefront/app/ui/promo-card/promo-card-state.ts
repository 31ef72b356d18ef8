/** What a promo card is at (MEDIA-006): its picture, or its video, which plays or stands. Pure. */

export type PromoCardState = { readonly is: 'idle' } | { readonly is: 'ready'; readonly isPlaying: boolean };
export type PromoCardAction = 'play' | 'pause' | 'reset' | 'ended' | 'failed';

export const idleState: PromoCardState = { is: 'idle' };

/** The state after an action; one that means nothing in a state leaves it as it is. */
export function nextPromoCardState(state: PromoCardState, action: PromoCardAction): PromoCardState {
  if (action === 'play') return { is: 'ready', isPlaying: true };
  if (state.is === 'idle') return state;
  return action === 'pause' ? { is: 'ready', isPlaying: false } : idleState;
}
