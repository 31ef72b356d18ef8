/** The event of an erased account, apart from its mail: web processes queue it and render no mails. */
import { z } from 'zod';
import type { CustomerRow } from '../customers/find-customer.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { decrypt, deriveKey, encrypt } from '../platform/security/secrets.ts';

export const accountErased = 'customer.erased';
/** `address` is encrypted for this mail: when it is due, the database has the address in no other form (decision 70). */
const erasedPayload = z.object({ customerGroupId: z.string(), address: z.base64(), locale: z.string().nullable() });

const addressKey = (masterKey: string) => deriveKey(masterKey, 'addresses of erased accounts');

export async function queueErasedMail(
  tx: Transaction,
  { customerGroupId, email, locale }: CustomerRow,
  { masterKey, now }: { masterKey: string; now: Date },
): Promise<void> {
  const address = encrypt(addressKey(masterKey), email, customerGroupId).toString('base64');
  await emit(tx, { kind: accountErased, payload: { customerGroupId, address, locale } satisfies z.input<typeof erasedPayload> }, now);
}

export function readErasedPayload(payload: unknown, masterKey: string): { to: string; locale: string | null } {
  const { customerGroupId, address, locale } = erasedPayload.parse(payload);
  return { to: decrypt(addressKey(masterKey), Buffer.from(address, 'base64'), customerGroupId), locale };
}
