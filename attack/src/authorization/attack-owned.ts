import { randomUUID } from 'node:crypto';
import { headers as headerNames } from '@outfitter/contract';
import type { OwnedIds } from '../shop/owned-ids.ts';
import { type AccessRule, needsAccount } from './access-rule.ts';
import { expectAlike, expectNothingOf, expectPrivate, expectStatus, expectUnchanged } from './expectations.ts';
import { bearer, type Call, type Owner, ownersOf, report, type Sent, sendAs } from './matrix.ts';
import { requestersWithoutSession } from './requesters.ts';

type OwnedRule = Extract<AccessRule, { kind: 'owned' }>;

/** Expects that another shopper's resource looks to every requester like one that does not exist, and stays unchanged. */
export async function attackOwned(call: Call, rule: OwnedRule): Promise<void> {
  const { victims, attackers } = call.matrix.opponents.get(call.endpoint.name) ?? call.matrix;
  const owners = needsAccount(rule) ? [victims.customer] : ownersOf(victims);
  for (const victim of owners) await attackOwner(call, rule, victim, ownersOf(attackers));
  if (needsAccount(rule)) await expectRejectedGuest(call, rule, victims.guest);
}

/** Runs the part of `attackOwned` that needs no opponents per call: a request without a token, and one of another shopper. */
export async function tryOwned(call: Call, rule: OwnedRule): Promise<void> {
  const { matrix } = call;
  const kind = needsAccount(rule) ? 'customer' : 'guest';
  const victim = matrix.victims[kind];
  const stored = await matrix.context.database?.rowsOf(victim.customerGroupId);
  const anonymous = await matrix.send(call.endpoint, rule.input(victim.ids));
  expectStatus(call, 'no token', 401, anonymous);
  const requester = `another ${kind}`;
  const sent = await matrix.send(call.endpoint, rule.input(victim.ids), bearer(matrix.attackers[kind].accessToken));
  if (sent.response.status < 400) report(call, `${requester} succeeds`, sent);
  for (const each of [anonymous, sent]) expectPrivate(call, requester, each);
  expectNothingOf(victim, call, requester, sent);
  await expectUnchanged(call, victim, stored, 'requests of others');
}

/** Expects that a guest, who has no account, is rejected whichever ids the request names. */
async function expectRejectedGuest(call: Call, { input, guestStatus = 400 }: OwnedRule, guest: Owner): Promise<void> {
  const sent = await call.matrix.send(call.endpoint, input(guest.ids), bearer(guest.accessToken));
  expectStatus(call, 'a guest without an account', guestStatus, sent);
  expectPrivate(call, 'a guest without an account', sent);
}

async function attackOwner(call: Call, rule: OwnedRule, victim: Owner, attackers: readonly Owner[]): Promise<void> {
  const { endpoint, matrix } = call;
  const { input } = rule;
  const stored = await matrix.context.database?.rowsOf(victim.customerGroupId);
  await attackAsStrangers(call, rule, victim);
  for (const attacker of attackers) {
    // A limit would hide what the call responds to the last of these requests.
    await matrix.context.database?.forgetAttempts();
    await attackAsShopper(call, rule, victim, attacker);
    for (const input of [rule.input, rule.customerInput]) if (input) await attackNested(call, { ...rule, input }, victim, attacker);
    if (rule.customerInput && attacker.kind === 'customer') await expectOwnAccepted(call, rule.customerInput, attacker);
  }
  await expectUnchanged(call, victim, stored, 'requests of others');

  const key = { [headerNames.idempotencyKey]: randomUUID() };
  const own = await matrix.send(endpoint, input(victim.ids), { ...bearer(victim.accessToken), ...key });
  expectStatus(call, `the owner, a ${victim.kind},`, endpoint.status, own);
  expectPrivate(call, 'the owner', own);
  const afterward = await matrix.context.database?.rowsOf(victim.customerGroupId);
  for (const { kind, accessToken } of attackers) {
    const replayed = await matrix.send(endpoint, input(victim.ids), { ...bearer(accessToken), ...key });
    if (replayed.response.status < 400 || replayed.response.headers['idempotent-replayed']) {
      report(call, `another ${kind} receives the owner’s response with the owner’s idempotency key`, replayed);
    }
  }
  await expectUnchanged(call, victim, afterward, 'a repeated idempotency key');
}

async function attackAsStrangers(call: Call, { input }: OwnedRule, victim: Owner): Promise<void> {
  const { matrix } = call;
  for (const stranger of await requestersWithoutSession(matrix.context, victim, matrix.editorToken)) {
    const { name } = stranger;
    const sent: Sent[] = [];
    for (const ids of [victim.ids, matrix.unknownIds]) sent.push(await sendAs(call, stranger, input(ids)));
    for (const each of sent) {
      expectStatus(call, name, 401, each);
      expectPrivate(call, name, each);
    }
    expectAlike(call, name, sent, [victim.ids, matrix.unknownIds]);
  }
}

async function attackAsShopper(call: Call, { input }: OwnedRule, victim: Owner, { kind, accessToken }: Owner): Promise<void> {
  const { endpoint, matrix } = call;
  const requester = `another ${kind}`;
  for (const isKeyed of [false, true]) {
    const headers = () => ({ ...bearer(accessToken), ...(isKeyed ? { [headerNames.idempotencyKey]: randomUUID() } : {}) });
    const sent: Sent[] = [];
    for (const ids of [victim.ids, matrix.unknownIds]) sent.push(await matrix.send(endpoint, input(ids), headers()));
    for (const each of sent) {
      if (each.response.status < 400) report(call, `${requester} succeeds`, each);
      expectPrivate(call, requester, each);
      expectNothingOf(victim, call, requester, each);
    }
    expectAlike(call, requester, sent, [victim.ids, matrix.unknownIds]);
  }
}

const nestedIds: readonly (keyof OwnedIds)[] = [
  'itemId',
  'couponItemId',
  'paymentInstrumentId',
  'listId',
  'listItemId',
  'addressName',
  'savedCardId',
  'passkeyId',
];

/** Sends ids of another shopper among own ones: an item of their basket, list or account, in an own one. */
async function attackNested(call: Call, rule: OwnedRule, { ids: other }: Owner, attacker: Owner): Promise<void> {
  const { endpoint, matrix } = call;
  const { ids: own, kind, accessToken } = attacker;
  if (needsAccount(rule) && kind === 'guest') return;
  const { input } = rule;
  const { params = {}, body } = input(own);
  const sentIds = [...Object.values(params), ...Object.values(body ?? {})];
  for (const name of nestedIds.filter((nested) => sentIds.includes(own[nested]))) {
    const sent: Sent[] = [];
    for (const id of [other[name], matrix.unknownIds[name]]) {
      sent.push(await matrix.send(endpoint, input({ ...own, [name]: id }), bearer(accessToken)));
    }
    for (const each of sent) if (each.response.status < 400) report(call, `another’s ${name} is accepted among own ids of a ${kind}`, each);
    expectAlike(call, `a ${kind} with another’s ${name}`, sent, [other, matrix.unknownIds]);
  }
}

/** Expects that the call succeeds with own ids, so that only the id of another customer was rejected. */
async function expectOwnAccepted(call: Call, input: NonNullable<OwnedRule['customerInput']>, { ids, accessToken }: Owner): Promise<void> {
  const sent = await call.matrix.send(call.endpoint, input(ids), bearer(accessToken));
  expectStatus(call, 'a customer with what they own', call.endpoint.status, sent);
}
