import { type CreatedPasskey, maxPasskeys, type Passkey, type PasskeyCreationOptions } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { queueAccountMail } from '../customers/account-mail.ts';
import { lockCustomer, requireCustomer } from '../customers/customer-access.ts';
import { recordCustomerChange, selfService } from '../customers/record-change.ts';
import { resultInTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { consumeChallenge, createChallenge } from './challenges.ts';
import { checkOrigin, readClientData } from './client-data.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { buildCreationOptions, toTransports, userHandleOf } from './creation-options.ts';
import { presentPasskey } from './present-passkey.ts';
import { insertPasskey, type PasskeyRow, readPasskeys } from './queries.ts';
import { rejectPasskey } from './reject-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { verifyRegistration } from './verify-registration.ts';

type PasskeyDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>;

type StartError =
  | 'InvalidCustomerException'
  | 'InvalidCredentialsException'
  | 'PasskeyLimitException'
  | 'PasswordRequiredException'
  | 'TooManyRequestsException';

const maxUserAgentLength = 300;

const limitReached = failure('PasskeyLimitException', `An account has ${maxPasskeys} passkeys at most. Please remove one first.`, {
  limit: maxPasskeys,
});

export async function startRegistration(
  deps: PasskeyDependencies,
  principal: Principal,
  password: string | undefined,
): Promise<Result<PasskeyCreationOptions, StartError>> {
  const { db } = deps.database;
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const confirmed = await confirmIdentity(deps, principal, password);
  if (!confirmed.ok) return confirmed;
  const passkeys = await readPasskeys(db, principal.customerGroupId);
  if (passkeys.length >= maxPasskeys) return limitReached;
  const challenge = await createChallenge(db, principal, 'registration', deps.clock.now());
  const { masterKey } = deps.settings;
  return ok(buildCreationOptions(customer.value, passkeys, { challenge, relyingParty: relyingPartyOf(deps.settings), masterKey }));
}

type RegistrationError = 'InvalidCustomerException' | 'InvalidPasskeyException' | 'PasskeyExistsException' | 'PasskeyLimitException';

/** Stores a verified passkey, and notifies the customer. Lock order: the customer, so that two at once do not exceed the limit. */
async function addPasskey(tx: Transaction, row: PasskeyRow): Promise<Result<PasskeyRow, RegistrationError>> {
  const { customerGroupId, createdAt } = row;
  const locked = await lockCustomer(tx, customerGroupId);
  if (!locked.ok) return locked;
  if ((await readPasskeys(tx, customerGroupId)).length >= maxPasskeys) return limitReached;
  if (!(await insertPasskey(tx, row))) return failure('PasskeyExistsException', 'An account has this passkey already.');
  await recordCustomerChange(tx, { customerGroupId, action: 'add-passkey', operator: selfService }, createdAt);
  await queueAccountMail(tx, { customerGroupId, mail: 'passkey-added' }, createdAt);
  return ok(row);
}

export async function registerPasskey(
  { database: { db }, clock, settings }: PasskeyDependencies,
  principal: Principal,
  credential: CreatedPasskey,
  userAgent: string,
): Promise<Result<Passkey, RegistrationError>> {
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const clientData = readClientData(credential.response.clientDataJSON, 'webauthn.create');
  if (!clientData.ok) return clientData;
  const now = clock.now();
  const isAsked = await consumeChallenge(db, principal, 'registration', clientData.value.challenge, now);
  if (!isAsked) return rejectPasskey('challenge');
  const relyingParty = relyingPartyOf(settings);
  const isOwn = checkOrigin(clientData.value, relyingParty);
  if (!isOwn.ok) return isOwn;
  const verified = await verifyRegistration(credential, clientData.value, relyingParty);
  if (!verified.ok) return verified;
  const { customerGroupId } = customer.value;
  const row: PasskeyRow = {
    ...verified.value,
    customerGroupId,
    id: newId(),
    userHandle: userHandleOf(settings.masterKey, customerGroupId),
    transports: toTransports(credential.response.transports),
    name: null,
    userAgent: userAgent.slice(0, maxUserAgentLength),
    createdAt: now,
    lastUsedAt: null,
  };
  const added = await resultInTransaction(db, (tx) => addPasskey(tx, row));
  return added.ok ? ok(presentPasskey(added.value)) : added;
}
