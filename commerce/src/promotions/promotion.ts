import type { Currency } from '../platform/money.ts';

/** What a merchant gives, from when to when, and what it takes to get it. */
export interface Promotion {
  id: string;
  kind: 'order_amount' | 'shipping_free';
  /** Merchandise total from which it applies, by currency; a currency it does not name has no such promotion. */
  thresholdMinor: Partial<Record<Currency, number>>;
  benefitMinor: Partial<Record<Currency, number>>;
  requiresCoupon: boolean;
  callout: string;
  validFrom: Date;
  validTo: Date;
  /** Higher goes first. */
  priority: number;
}
