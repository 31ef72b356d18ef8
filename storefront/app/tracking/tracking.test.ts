import { describe, expect, it } from 'vitest';
import { orderProgress } from './order-progress.ts';
import { trackingFaults } from './tracking-faults.ts';

describe('tracking an order', () => {
  it('ROUTE-019 asks for number and email', () => {
    expect(trackingFaults({ orderNumber: ' ', orderEmail: '' })).toEqual({ orderNumber: 'missing', orderEmail: 'missing' });
    expect(trackingFaults({ orderNumber: 'R4K72M9QXB', orderEmail: 'dale@example.com' })).toEqual({});
  });
  it('ROUTE-019 says how far it has come', () => {
    const signs = (status: Parameters<typeof orderProgress>[0]) => orderProgress(status)?.map((step) => step.is);
    expect(signs('new')).toEqual(['now', 'ahead', 'ahead', 'ahead']);
    expect(signs('shipped')).toEqual(['done', 'done', 'now', 'ahead']);
    expect(signs('completed')).toEqual(['done', 'done', 'done', 'done']);
    expect(signs('cancelled')).toBeUndefined();
  });
});
