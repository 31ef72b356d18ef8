import type { Currency } from '../platform/money.ts';

export interface Promotion {
  id: string;
  kind: 'order_amount' | 'shipping_free';
  /** Minimum merchandise total by currency. The promotion does not exist in other currencies. */
  thresholdMinor: Partial<Record<Currency, number>>;
  benefitMinor: Partial<Record<Currency, number>>;
  requiresCoupon: boolean;
  callout: string;
  validFrom: Date;
  validTo: Date;
  priority: number;
}
