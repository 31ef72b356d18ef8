import { randomUUID } from 'node:crypto';
import { headers as headerNames } from '@outfitter/contract';
import { buyAndFill, type Guest, type OwnedIds, startGuest } from '../shop/guests.ts';
import type { AccessRule, CallInput } from './access-rules.ts';
import { expectAlike, expectPrivate, expectStatus, expectUnchanged } from './expectations.ts';
import { bearer, type Call, report, type Sent } from './matrix.ts';
import { requestersWithoutSession } from './requesters.ts';

/** Another shopper's resource looks like one that does not exist, to everyone, and stays as it is. */
export async function attackOwned(call: Call, { input, status }: Extract<AccessRule, { kind: 'owned' }>): Promise<void> {
  const { endpoint, matrix } = call;
  const { unknownIds: unknown, context } = matrix;
  // New guests: one who has reached a rate limit would get 429 instead of the response to test.
  const [victim, attacker] = [await startGuest(context), await startGuest(context)];
  const strangers = await requestersWithoutSession(context, victim, matrix.editorToken);
  const victimIds = await buyAndFill(victim, matrix.skuId);
  const attackerIds = await buyAndFill(attacker, matrix.skuId);
  const stored = await context.database?.rowsOf(victim.usid);
  const key = randomUUID();

  for (const { name, headers } of strangers) {
    const sent: Sent[] = [];
    for (const ids of [victimIds, unknown]) sent.push(await matrix.send(endpoint, input(ids), headers));
    for (const each of sent) {
      expectStatus(call, name, 401, each);
      expectPrivate(call, name, each);
    }
    expectAlike(call, name, sent, [victimIds, unknown]);
  }

  const attackers: Record<string, string>[] = [
    bearer(attacker.accessToken),
    { ...bearer(attacker.accessToken), [headerNames.idempotencyKey]: randomUUID() },
  ];
  for (const headers of attackers) {
    const sent = [
      await matrix.send(endpoint, input(victimIds), headers),
      await matrix.send(endpoint, input(unknown), { ...headers, ...newKey(headers) }),
    ];
    for (const each of sent) if (each.response.status < 400) report(call, 'another guest’s token succeeds', each);
    for (const each of sent) expectPrivate(call, 'another guest', each);
    expectAlike(call, 'another guest', sent, [victimIds, unknown]);
  }
  await attackNested(call, attacker, input, attackerIds, victimIds);
  await expectUnchanged(call, victim, stored, 'requests of others');

  const own = await matrix.send(endpoint, input(victimIds), { ...bearer(victim.accessToken), [headerNames.idempotencyKey]: key });
  expectStatus(call, 'the owner', status ?? endpoint.status, own);
  expectPrivate(call, 'the owner', own);
  const afterward = await context.database?.rowsOf(victim.usid);
  const replayed = await matrix.send(endpoint, input(victimIds), { ...bearer(attacker.accessToken), [headerNames.idempotencyKey]: key });
  if (replayed.response.status < 400 || replayed.response.headers['idempotent-replayed']) {
    report(call, 'another guest receives the owner’s response with the owner’s idempotency key', replayed);
  }
  await expectUnchanged(call, victim, afterward, 'a repeated idempotency key');
}

const newKey = (headers: Record<string, string>): Record<string, string> =>
  headerNames.idempotencyKey in headers ? { [headerNames.idempotencyKey]: randomUUID() } : {};

const nestedIds = ['itemId', 'couponItemId', 'paymentInstrumentId', 'listId', 'listItemId'] as const;

/** Ids of another shopper among own ones: an item of their basket or list, in an own basket or list. */
async function attackNested(
  { endpoint, matrix }: Call,
  attacker: Guest,
  input: (ids: OwnedIds) => CallInput,
  own: OwnedIds,
  other: OwnedIds,
): Promise<void> {
  const sentIds = Object.values(input(own).params ?? {});
  const nested = nestedIds.filter((name) => sentIds.includes(own[name]));
  for (const name of nested) {
    const sent: Sent[] = [];
    for (const id of [other[name], matrix.unknownIds[name]]) {
      sent.push(await matrix.send(endpoint, input({ ...own, [name]: id }), bearer(attacker.accessToken)));
    }
    for (const each of sent)
      if (each.response.status < 400) report({ endpoint, matrix }, `another guest’s ${name} is accepted among own ids`, each);
    expectAlike({ endpoint, matrix }, `a guest with another’s ${name}`, sent, [other, matrix.unknownIds]);
  }
}
