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
  it('lead from every unfinished one to failed, and to new only through an authorised payment', () => {
    expect(statesLeadingTo('failed')).toEqual([...unfinishedStates]);
    expect(statesLeadingTo('new')).toEqual(['authorised']);
    expect(statesLeadingTo('created')).toEqual([]);
  });

  it('are finished from new and failed on', () => {
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

describe('the patience with a shopper at their bank', () => {
  const reservedUntil = new Date('2026-11-21T15:15:00Z');
  const after = (milliseconds: number) => new Date(reservedUntil.getTime() + milliseconds);

  it('waits 15 minutes, extends once, then gives up', () => {
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(-1))).toBe('wait');
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(0))).toBe('extend');
    expect(pendingOrderAction({ reservedUntil, isExtended: true }, after(0))).toBe('expire');
  });

  it('extends nothing when it looks too late', () => {
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(reservationMilliseconds))).toBe('expire');
  });
});
