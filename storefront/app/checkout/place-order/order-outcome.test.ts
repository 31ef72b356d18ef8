import { describe, expect, it } from 'vitest';
import { orderOutcome } from './order-outcome.ts';

const origin = 'http://localhost:3000';
const flash = (type: string, details: Record<string, unknown>) => [
  { type, message: 'Your bank said no to this card.', path: '$', details },
];

describe('the outcome of an order', () => {
  it.each(['new', 'allocated', 'shipped', 'ready_for_pickup', 'completed'] as const)('ORDER-005 is an order for status %s', (status) => {
    expect(orderOutcome({ orderNo: 'R1', status, _flash: [] }, origin)).toEqual({ kind: 'placed', orderNo: 'R1' });
  });
  it('ORDER-004 is a declined payment for a payment error', () => {
    const _flash = flash('PaymentAuthorizationFailed', { reason: 'declined' });
    expect(orderOutcome({ orderNo: 'R1', status: 'failed', _flash }, origin)).toEqual({
      kind: 'declined',
      reason: 'declined',
    });
  });
  it('is a challenge at the URL of the response while the shopper must confirm', () => {
    const _flash = flash('PaymentConfirmationRequired', { url: '/sandbox/challenge?reference=7' });
    expect(orderOutcome({ orderNo: 'R1', status: 'awaiting_shopper', _flash }, origin)).toMatchObject({
      kind: 'challenge',
      url: 'http://localhost:3000/sandbox/challenge?reference=7',
    });
  });
  it.each(['https://elsewhere.test/', '//elsewhere.test/x', 'javascript:alert(1)', 7])('never redirects to %s', (url) => {
    const _flash = flash('PaymentConfirmationRequired', { url });
    expect(orderOutcome({ orderNo: 'R1', status: 'awaiting_shopper', _flash }, origin)).toEqual({ kind: 'pending', orderNo: 'R1' });
  });
  it('is open while the payment is being authorized', () => {
    expect(orderOutcome({ orderNo: 'R1', status: 'authorising', _flash: [] }, origin)).toEqual({ kind: 'pending', orderNo: 'R1' });
  });
});
