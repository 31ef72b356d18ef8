import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleState, nextPromoCardState, type PromoCardAction } from './promo-card-state.ts';

const actions = fc.array(fc.constantFrom<PromoCardAction[]>('play', 'pause', 'reset', 'ended', 'failed'), { maxLength: 40 });
const stateAfter = (history: readonly PromoCardAction[]) => history.reduce(nextPromoCardState, idleState);

describe('the states of a promo card', () => {
  it('MEDIA-006 change from idle to ready when the video plays, and back to idle after a reset', () => {
    expect(stateAfter(['play'])).toEqual({ status: 'ready', isPlaying: true });
    expect(stateAfter(['play', 'pause'])).toEqual({ status: 'ready', isPlaying: false });
    expect(stateAfter(['play', 'pause', 'play'])).toEqual({ status: 'ready', isPlaying: true });
    expect(stateAfter(['play', 'reset'])).toEqual(idleState);
  });

  it('MEDIA-006 change to playing on play, and to idle on a reset, the end or an error, from any state', () => {
    fc.assert(
      fc.property(actions, (history) => {
        expect(stateAfter([...history, 'play'])).toEqual({ status: 'ready', isPlaying: true });
        for (const action of ['reset', 'ended', 'failed'] as const) expect(stateAfter([...history, action])).toEqual(idleState);
      }),
    );
  });

  it('MEDIA-006 change to ready only on play, and only pause keeps the position of the video', () => {
    fc.assert(
      fc.property(actions, (history) => {
        const state = stateAfter(history);
        const last = history.findLast((action) => action === 'play' || action === 'reset' || action === 'ended' || action === 'failed');
        expect(state.status).toBe(last === 'play' ? 'ready' : 'idle');
        if (state.status === 'ready') expect(state.isPlaying).toBe(history.at(-1) !== 'pause');
      }),
    );
  });
});
