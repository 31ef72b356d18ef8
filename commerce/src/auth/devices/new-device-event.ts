import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CustomerRow } from '../../customers/find-customer.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { refreshTokens } from '../tables.ts';
import { describeDevice } from './device-name.ts';

export const signedInOnNewDevice = 'customer.signed-in-on-new-device';
export const newDevicePayload = z.object({ customerId: z.string(), browser: z.string(), system: z.string() });

/** Milliseconds after the registration in which the first sign-in is its last step. */
const registrationTime = 10 * 60 * 1000;

/** Returns whether a sign-in that has not started its session yet is the last step of the registration. */
export async function isEndOfRegistration(tx: Transaction, { customerGroupId, createdAt }: CustomerRow, now: Date): Promise<boolean> {
  if (now.getTime() - createdAt.getTime() >= registrationTime) return false;
  const [token] = await tx
    .select({ familyId: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.customerGroupId, customerGroupId))
    .limit(1);
  return token === undefined;
}

/** Emits the event of a sign-in on a device on which the customer has not signed in before. */
export async function emitSignInOnNewDevice(tx: Transaction, customer: CustomerRow, userAgent: string, now: Date): Promise<void> {
  const { browser, system } = describeDevice(userAgent);
  await emit(tx, { kind: signedInOnNewDevice, payload: { customerId: customer.customerGroupId, browser, system } }, now);
}
