import { z } from 'zod';
import type { CustomerRow } from '../customers/find-customer.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { describeDevice } from './device-name.ts';

export const signedInOnNewDevice = 'customer.signed-in-on-new-device';
export const newDevicePayload = z.object({ customerId: z.string(), browser: z.string(), system: z.string() });

/** Milliseconds after the registration in which signing in is its last step. */
const registrationTime = 10 * 60 * 1000;

/** Emits the event of a sign-in on a device on which the customer has not signed in before. */
export async function emitSignInOnNewDevice(tx: Transaction, customer: CustomerRow, userAgent: string, now: Date): Promise<void> {
  if (now.getTime() - customer.createdAt.getTime() < registrationTime) return;
  const { browser, system } = describeDevice(userAgent);
  await emit(tx, { kind: signedInOnNewDevice, payload: { customerId: customer.customerGroupId, browser, system } }, now);
}
