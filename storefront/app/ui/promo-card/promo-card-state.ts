/** The states of a promo card (MEDIA-006). */

export type PromoCardState = { readonly status: 'idle' } | { readonly status: 'ready'; readonly isPlaying: boolean };
export type PromoCardAction = 'play' | 'pause' | 'reset' | 'ended' | 'failed';

export const idleState: PromoCardState = { status: 'idle' };

/** Returns the next state. Actions that do not apply leave the state unchanged. */
export function nextPromoCardState(state: PromoCardState, action: PromoCardAction): PromoCardState {
  if (action === 'play') return { status: 'ready', isPlaying: true };
  if (state.status === 'idle') return state;
  return action === 'pause' ? { status: 'ready', isPlaying: false } : idleState;
}
