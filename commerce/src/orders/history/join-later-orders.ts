import { z } from 'zod';
import { loginKeyOf } from '../../customers/customer-logins.ts';
import { findConfirmedCustomer } from '../../customers/find-customer.ts';
import type { EventHandler } from '../../platform/jobs/event-handler.ts';
import { readOrder } from '../order-queries.ts';
import { orderPlacedEvent } from '../placing/finish-order.ts';
import { guestOrderImported } from './import-order.ts';
import { joinGuestOrders } from './join-guest-orders.ts';

const payload = z.object({ customerGroupId: z.string(), orderId: z.uuid() });

/** Adds a guest's order to the account that has already confirmed its address. A confirmation adds the orders before it. */
const joinOn = (kind: string): EventHandler => ({
  name: `join-${kind}`,
  kind,
  async handle(event, { tx }) {
    const order = await readOrder(tx, payload.parse(event.payload));
    if (!order || order.customerGroupId === order.customerId) return;
    const customer = await findConfirmedCustomer(tx, order.email);
    if (customer) await joinGuestOrders(tx, { customerGroupId: customer.customerGroupId, addressKey: loginKeyOf(customer.email) });
  },
});

export const joinLaterOrders: readonly EventHandler[] = [orderPlacedEvent, guestOrderImported].map(joinOn);
