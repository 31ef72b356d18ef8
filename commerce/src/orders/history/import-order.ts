import { address, currency, emailAddress, orderStatus } from '@outfitter/contract';
import { z } from 'zod';
import { findSkus } from '../../catalog/find-skus.ts';
import { warehouse } from '../../inventory/warehouse.ts';
import type { Clock } from '../../platform/clock.ts';
import { runCombinedWrites } from '../../platform/database/combined-writes.ts';
import { type DatabaseHandle, resultInTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { eventWrite } from '../../platform/jobs/outbox.ts';
import { toMinor } from '../../platform/money.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { describeIssue } from '../../platform/validation-message.ts';
import { importedDocument } from '../documents/imported-document.ts';
import { generateOrderNumber, parseOrderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';
import { emailIndexInsert, orderInserts } from '../order-writes.ts';
import { type SalesOrigin, salesOrigins } from '../sales-origins.ts';

const money = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((major) => toMinor(major) !== undefined, 'an amount has at most two decimals');

/** An order of another sales channel. Amounts are in major units. */
export const importedOrder = z.strictObject({
  /** The customer; absent for a guest's order, which joins the account that confirms the address. */
  customerId: z.uuid().optional(),
  email: emailAddress,
  /** Order number; by default a new one. A number that exists already is not imported again. */
  orderNo: z
    .string()
    .refine((typed) => parseOrderNumber(typed) !== undefined, 'an order number has ten characters, of which the last is a check character')
    .optional(),
  salesOrigin: z.enum(salesOrigins as [SalesOrigin, ...SalesOrigin[]]),
  placedAt: z.iso.datetime(),
  status: orderStatus.extract(['new', 'allocated', 'shipped', 'ready_for_pickup', 'completed', 'cancelled']),
  currency,
  items: z
    .array(z.strictObject({ productId: z.string().max(40), quantity: z.number().int().min(1).max(1_000), unitPrice: money }))
    .min(1)
    .max(100),
  discount: money.default(0),
  shipping: money.default(0),
  tax: money.default(0),
  shippingAddress: address.optional(),
  /** How the order is shipped to the address, and the days between which it arrives, as dates of the destination. */
  shippingMethod: z
    .strictObject({
      name: z.string().min(1).max(100),
      carrier: z.string().min(1).max(100).optional(),
      arrivesFrom: z.iso.date().optional(),
      arrivesTo: z.iso.date().optional(),
    })
    .optional(),
  /** Payment method as shown to the customer: `Visa ending 1111`. */
  paymentLabel: z.string().min(1).max(100).optional(),
});
export type ImportedOrder = z.input<typeof importedOrder>;

/** Event: an order without an account was imported. Payload: `{ customerGroupId, orderId }`. */
export const guestOrderImported = 'guest-order-imported';

export type ImportError = 'invalid-order' | 'unknown-product' | 'order-exists';

/**
 * Imports an order that was placed in a store, by telephone or in another system, so that it appears in the customer's account. Its stock
 * and payment are not managed here: it reserves nothing, charges nothing, and sends no mail.
 */
export async function importOrder(
  deps: { database: Pick<DatabaseHandle, 'db'>; clock: Clock },
  input: ImportedOrder,
): Promise<Result<{ orderNo: string; orderId: string }, ImportError>> {
  const parsed = importedOrder.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const { path, reason } = issue ? describeIssue(issue, input) : { path: [], reason: 'The order is invalid' };
    return failure('invalid-order', `${reason} (${path.join('.')})`, { path });
  }
  const { customerId: known, email, placedAt: placed, items } = parsed.data;
  const placedAt = new Date(placed);
  const now = deps.clock.now();
  if (placedAt > now) return failure('invalid-order', 'the order is in the future');
  const subTotal = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * (toMinor(unitPrice) ?? 0), 0);
  if ((toMinor(parsed.data.discount) ?? 0) > subTotal) return failure('invalid-order', 'the discount exceeds the price of the items');
  const orderNo = parseOrderNumber(parsed.data.orderNo ?? generateOrderNumber()) ?? '';
  const customerGroupId = known ?? newId();
  const customerId = known ?? newId();
  return resultInTransaction<{ orderNo: string; orderId: string }, ImportError>(deps.database.db, async (tx) => {
    const skus = await findSkus(tx, [...new Set(items.map(({ productId }) => productId))]);
    const unknown = items.filter(({ productId }) => !skus.has(productId)).map(({ productId }) => productId);
    if (unknown.length > 0) return failure('unknown-product', `not in the catalog: ${unknown.join(', ')}`, { productIds: unknown });
    const orderId = newId();
    const { document, lines } = importedDocument(parsed.data, { orderId, orderNo, customerId, placedAt }, skus, warehouse);
    const order: OrderRow = {
      customerGroupId,
      id: orderId,
      orderNo,
      basketId: newId(),
      customerId,
      status: parsed.data.status,
      currency: parsed.data.currency,
      totalMinor: document.sums.totalMinor,
      email,
      document,
      flash: [],
      attempt: 0,
      isExtended: false,
      reservedUntil: null,
      createdAt: now,
      updatedAt: now,
      placedAt,
      attemptNetworks: null,
      salesOrigin: parsed.data.salesOrigin,
      isImported: true,
      pickups: {},
    };
    const { numbered } = await runCombinedWrites(tx, 'import_order', {
      ...orderInserts(order, lines),
      addressed: emailIndexInsert(order),
      emitted: known ? undefined : eventWrite({ kind: guestOrderImported, payload: { customerGroupId, orderId } }, now),
    });
    return numbered === 1 ? ok({ orderNo, orderId }) : failure('order-exists', `the order ${orderNo} exists already`, { orderNo });
  });
}
