import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleState, nextPromoCardState, type PromoCardAction } from './promo-card-state.ts';

const actions = fc.array(fc.constantFrom<PromoCardAction[]>('play', 'pause', 'reset', 'ended', 'failed'), { maxLength: 40 });
const after = (list: readonly PromoCardAction[]) => list.reduce(nextPromoCardState, idleState);

describe('the states of a promo card', () => {
  it('MEDIA-006 are idle, ready when it plays, and idle again after a reset', () => {
    expect(after(['play'])).toEqual({ is: 'ready', isPlaying: true });
    expect(after(['play', 'pause'])).toEqual({ is: 'ready', isPlaying: false });
    expect(after(['play', 'pause', 'play'])).toEqual({ is: 'ready', isPlaying: true });
    expect(after(['play', 'reset'])).toEqual(idleState);
  });

  it('MEDIA-006 from any state, play leads to playing, and reset, the end and an error lead to idle', () => {
    fc.assert(
      fc.property(actions, (list) => {
        expect(after([...list, 'play'])).toEqual({ is: 'ready', isPlaying: true });
        for (const back of ['reset', 'ended', 'failed'] as const) expect(after([...list, back])).toEqual(idleState);
      }),
    );
  });

  it('MEDIA-006 only play leads to ready, and only pause stops the video at its position', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const state = after(list);
        const last = list.findLast((action) => action === 'play' || action === 'reset' || action === 'ended' || action === 'failed');
        expect(state.is).toBe(last === 'play' ? 'ready' : 'idle');
        if (state.is === 'ready') expect(state.isPlaying).toBe(list.at(-1) !== 'pause');
      }),
    );
  });
});
