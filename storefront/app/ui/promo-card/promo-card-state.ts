/** The states of a promo card (MEDIA-006). */

export type PromoCardState = { readonly is: 'idle' } | { readonly is: 'ready'; readonly isPlaying: boolean };
export type PromoCardAction = 'play' | 'pause' | 'reset' | 'ended' | 'failed';

export const idleState: PromoCardState = { is: 'idle' };

/** Actions that do not apply leave the state unchanged. */
export function nextPromoCardState(state: PromoCardState, action: PromoCardAction): PromoCardState {
  if (action === 'play') return { is: 'ready', isPlaying: true };
  if (state.is === 'idle') return state;
  return action === 'pause' ? { is: 'ready', isPlaying: false } : idleState;
}
