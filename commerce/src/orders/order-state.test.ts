import { describe, expect, it } from 'vitest';
import {
  isUnfinished,
  orderStates,
  pendingOrderAction,
  reservationMilliseconds,
  statesLeadingTo,
  unfinishedStates,
  wireStatus,
} from './order-state.ts';

describe('the states of an order', () => {
  it('lead from every unfinished state to failed, and to new only from an authorized payment', () => {
    expect(statesLeadingTo('failed')).toEqual([...unfinishedStates]);
    expect(statesLeadingTo('new')).toEqual(['authorised']);
    expect(statesLeadingTo('created')).toEqual([]);
  });

  it('lead to `authorising` only from `created`, and to `awaiting_shopper` only from `authorising`', () => {
    expect(statesLeadingTo('authorising')).toEqual(['created']);
    expect(statesLeadingTo('awaiting_shopper')).toEqual(['authorising']);
    expect(statesLeadingTo('authorised')).toEqual(['created', 'authorising', 'awaiting_shopper']);
    for (const state of ['allocated', 'shipped', 'ready_for_pickup', 'completed', 'cancelled'] as const)
      expect(statesLeadingTo(state)).toEqual([]);
  });

  it('are presented unchanged, except `authorised`', () => {
    const shown = orderStates.filter((state) => state !== 'authorised');
    expect(shown.map(wireStatus)).toEqual(shown);
  });

  it('are finished if failed or from `new` on, and `authorised` is presented as `authorising`', () => {
    expect(orderStates.filter((state) => !isUnfinished(state))).toEqual([
      'failed',
      'new',
      'allocated',
      'shipped',
      'ready_for_pickup',
      'completed',
      'cancelled',
    ]);
    expect(wireStatus('authorised')).toBe('authorising');
  });
});

describe('an order whose shopper is at the bank', () => {
  const reservedUntil = new Date('2026-11-21T15:15:00Z');
  const after = (milliseconds: number) => new Date(reservedUntil.getTime() + milliseconds);

  it('waits 15 minutes, is extended once, then expires', () => {
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(-1))).toBe('wait');
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(0))).toBe('extend');
    expect(pendingOrderAction({ reservedUntil, isExtended: true }, after(0))).toBe('expire');
  });

  it('waits if nothing is reserved for it', () => {
    for (const isExtended of [false, true]) expect(pendingOrderAction({ reservedUntil: null, isExtended }, after(0))).toBe('wait');
  });

  it('expires if the extension would have passed too', () => {
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(reservationMilliseconds))).toBe('expire');
  });
});
