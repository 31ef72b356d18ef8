// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearLinkedPromoCode, readLinkedPromoCode, storeLinkedPromoCode } from './linked-promo-code.ts';

function arriveAt(path: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `https://shop.example${path}` } as PerformanceEntry]);
  storeLinkedPromoCode();
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the promo code of a link', () => {
  it('is stored until it is cleared', () => {
    arriveAt('/men/coats?coupon=%20WELCOME15&page=2');
    arriveAt('/men');
    expect([readLinkedPromoCode(), readLinkedPromoCode()]).toEqual(['WELCOME15', 'WELCOME15']);
    clearLinkedPromoCode();
    expect(readLinkedPromoCode()).toBeUndefined();
  });

  it.each(['/', '/?coupon=', '/?coupon=%20', `/?coupon=${'A'.repeat(65)}`])('is none in %s', (path) => {
    arriveAt(path);
    expect(readLinkedPromoCode()).toBeUndefined();
  });

  it('is none if the stored value is broken', () => {
    sessionStorage.setItem('outfitter.promo-code', '{"code"');
    expect(readLinkedPromoCode()).toBeUndefined();
  });
});
