import type { Passkey } from '@outfitter/contract';
import { validate as isUuid } from 'uuid';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { queueAccountMail } from '../customers/account-mail.ts';
import { lockCustomer, requireCustomer } from '../customers/customer-access.ts';
import { recordCustomerChange, selfService } from '../customers/record-change.ts';
import { resultInTransaction, type Transaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { presentPasskey } from './present-passkey.ts';
import { deletePasskeys, readPasskeys, setPasskeyName } from './queries.ts';

type PasskeyDependencies = Pick<CommerceDependencies, 'database' | 'clock'>;
type ChangeError = 'InvalidCustomerException' | 'PasskeyNotFoundException';

const notFound = failure('PasskeyNotFoundException', 'This passkey does not exist or was removed.');

export async function listPasskeys(
  { database: { db } }: PasskeyDependencies,
  principal: Principal,
): Promise<Result<Passkey[], 'InvalidCustomerException'>> {
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  return ok((await readPasskeys(db, customer.value.customerGroupId)).map(presentPasskey));
}

export async function renamePasskey(
  { database: { db } }: PasskeyDependencies,
  principal: Principal,
  passkeyId: string,
  name: string,
): Promise<Result<Passkey, ChangeError>> {
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const { customerGroupId } = customer.value;
  const renamed = isUuid(passkeyId) ? await setPasskeyName(db, { customerGroupId, id: passkeyId }, name) : undefined;
  return renamed ? ok(presentPasskey(renamed)) : notFound;
}

/** Removes a passkey; the password, and other passkeys, still sign in. */
export async function removePasskey(
  { database: { db }, clock }: PasskeyDependencies,
  principal: Principal,
  passkeyId: string,
): Promise<Result<undefined, ChangeError>> {
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const { customerGroupId } = customer.value;
  if (!isUuid(passkeyId)) return notFound;
  return resultInTransaction<undefined, ChangeError>(db, async (tx) => {
    const locked = await lockCustomer(tx, customerGroupId);
    if (!locked.ok) return locked;
    if ((await deletePasskeys(tx, customerGroupId, passkeyId)) === 0) return notFound;
    const now = clock.now();
    await recordCustomerChange(tx, { customerGroupId, action: 'remove-passkey', operator: selfService }, now);
    await queueAccountMail(tx, { customerGroupId, mail: 'passkey-removed' }, now);
    return ok();
  });
}

/** Removes the passkeys of a locked customer whose password was reset: someone else may have added them. */
export async function removeAllPasskeys(tx: Transaction, customerGroupId: string, now: Date): Promise<void> {
  const removed = await deletePasskeys(tx, customerGroupId);
  if (removed === 0) return;
  await recordCustomerChange(tx, { customerGroupId, action: 'remove-passkey', operator: selfService, details: { removed } }, now);
  await queueAccountMail(tx, { customerGroupId, mail: 'passkeys-reset' }, now);
}
