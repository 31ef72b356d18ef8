import type { Address } from '@outfitter/contract';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { GiftCardChoice } from './items/gift-card-choice.ts';
import type { MaskedCard } from './payment/masked-card.ts';
import type { PickupContact } from './shipment/pickup/pickup-contact.ts';

export const baskets = pgTable(
  'basket',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: uuid().notNull(),
    customerId: text('customer_id').notNull(),
    currency: text().notNull(),
    status: text({ enum: ['open', 'placing', 'ordered', 'deleted'] }).notNull(),
    email: text(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    kioskId: text('kiosk_id'),
    storeId: text('store_id'),
    pickupStoreId: text('pickup_store_id'),
    pickupContact: jsonb('pickup_contact').$type<PickupContact>(),
    /** Group whose discount the shopper has verified: `heroes` (VERIFY-004). */
    verifiedGroup: text('verified_group'),
    /** Total of the last response; null before the first one. */
    shownTotalMinor: bigint('answered_total_minor', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const basketItems = pgTable(
  'basket_item',
  {
    customerGroupId: text('customer_group_id').notNull(),
    basketId: uuid('basket_id').notNull(),
    id: uuid().notNull(),
    position: integer().notNull(),
    skuId: text('sku_id').notNull(),
    quantity: integer().notNull(),
    shipmentId: text('shipment_id').notNull(),
    giftCard: jsonb('gift_card').$type<GiftCardChoice>(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const basketShipments = pgTable(
  'basket_shipment',
  {
    customerGroupId: text('customer_group_id').notNull(),
    basketId: uuid('basket_id').notNull(),
    id: text().notNull(),
    address: jsonb().$type<Address>(),
    shippingMethodId: text('shipping_method_id'),
    shipAvailableFirst: boolean('ship_available_first').notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    giftMessage: text('gift_message'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.basketId, table.id] })],
);

export const basketCoupons = pgTable(
  'basket_coupon',
  {
    customerGroupId: text('customer_group_id').notNull(),
    basketId: uuid('basket_id').notNull(),
    id: uuid().notNull(),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const basketPaymentInstruments = pgTable(
  'basket_payment_instrument',
  {
    customerGroupId: text('customer_group_id').notNull(),
    basketId: uuid('basket_id').notNull(),
    id: uuid().notNull(),
    methodId: text('method_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    token: text(),
    card: jsonb().$type<MaskedCard>(),
    externalReferenceCode: text('external_reference_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

/** Merges of a guest's basket that wait for an order of one of the two baskets. */
export const deferredMerges = pgTable(
  'deferred_merge',
  {
    customerGroupId: text('customer_group_id').notNull(),
    guestGroupId: text('guest_group_id').notNull(),
    guestCustomerId: text('guest_customer_id').notNull(),
    customerId: text('customer_id').notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.guestGroupId] })],
);
