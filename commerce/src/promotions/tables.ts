import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { openEndedTimestamp } from '../platform/database/column-types.ts';
import type { Currency } from '../platform/money.ts';

type ByCurrency = Partial<Record<Currency, number>>;

export const promotions = pgTable('promotion', {
  id: text().primaryKey(),
  kind: text({ enum: ['order_amount', 'shipping_free'] }).notNull(),
  thresholdMinor: jsonb('threshold_minor').$type<ByCurrency>().notNull(),
  benefitMinor: jsonb('benefit_minor').$type<ByCurrency>().notNull().default({}),
  requiresCoupon: boolean('requires_coupon').notNull(),
  callout: text().notNull(),
  validFrom: openEndedTimestamp('valid_from').notNull(),
  validTo: openEndedTimestamp('valid_to').notNull(),
  priority: integer().notNull().default(0),
  translations: jsonb().$type<Record<string, { callout: string }>>().notNull().default({}),
});

export const coupons = pgTable('coupon', {
  code: text().primaryKey(),
  promotionId: text('promotion_id').notNull(),
  isSingleUse: boolean('is_single_use').notNull().default(false),
  validFrom: openEndedTimestamp('valid_from').notNull(),
  validTo: openEndedTimestamp('valid_to').notNull(),
});

export const couponRedemptions = pgTable(
  'coupon_redemption',
  {
    code: text().notNull(),
    orderId: uuid('order_id').notNull(),
    isSingleUse: boolean('is_single_use').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] })],
);
