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

  it('are final from new and failed on', () => {
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

  it('is not extended after the extended time', () => {
    expect(pendingOrderAction({ reservedUntil, isExtended: false }, after(reservationMilliseconds))).toBe('expire');
  });
});
