import { pageHeaders, sessionCookieOf } from '../shop/shoppers.ts';
import type { AccessRule, CallInput } from './access-rule.ts';
import { attackOwned } from './attack-owned.ts';
import { differenceOf } from './compare-responses.ts';
import { expectNothingOf, expectNothingWritten, expectPrivate, expectStatus, expectUnchanged } from './expectations.ts';
import { bearer, type Call, ownersOf, report, type Sent, sendAs, startOwner } from './matrix.ts';
import { foreignPages } from './requesters.ts';

/** Makes a call as each requester without the right to it, and as one with it. */
export async function attackCall(call: Call, rule: AccessRule): Promise<void> {
  if (rule.kind === 'owned') return attackOwned(call, rule);
  if (rule.kind === 'shopper') return attackShopperCall(call, rule);
  if (rule.kind === 'editor') return attackEditorCall(call, rule);
  if (rule.kind === 'operator') return expectStaffOnly(call, rule.input, call.matrix.strangers);
  if (rule.kind === 'own-page') return attackOwnPageCall(call, rule);
  if (rule.kind === 'secret') return attackSecret(call, rule);
  return attackPublicCall(call);
}

/** Expects that a call acts on its caller only: no data of another shopper is in the response, or changes. */
async function attackShopperCall(call: Call, { input, guestStatus }: Extract<AccessRule, { kind: 'shopper' }>): Promise<void> {
  const { endpoint, matrix } = call;
  const nextInput = () => (typeof input === 'function' ? input() : input);
  await expectNothingWritten(call, async () => {
    for (const stranger of matrix.strangers) {
      const sent = await sendAs(call, stranger, nextInput());
      expectStatus(call, stranger.name, 401, sent);
      expectPrivate(call, stranger.name, sent);
    }
  });
  await expectVictimsUnchanged(call, 'requests of others', async () => {
    for (const { kind, accessToken } of ownersOf(matrix.attackers)) {
      const sent = await matrix.send(endpoint, nextInput(), bearer(accessToken));
      const requester = `a ${kind}`;
      if (guestStatus !== undefined) expectStatus(call, requester, kind === 'guest' ? guestStatus : endpoint.status, sent);
      expectPrivate(call, requester, sent);
      for (const victim of ownersOf(matrix.victims)) expectNothingOf(victim, call, requester, sent);
    }
  });
}

async function expectVictimsUnchanged(call: Call, what: string, work: () => Promise<void>): Promise<void> {
  const { context, victims } = call.matrix;
  const before = await Promise.all(
    ownersOf(victims).map(async (victim) => ({ victim, stored: await context.database?.rowsOf(victim.customerGroupId) })),
  );
  await work();
  for (const { victim, stored } of before) await expectUnchanged(call, victim, stored, what);
}

/** Expects that neither these requesters nor shoppers can make a call for the shop's staff. */
async function expectStaffOnly(call: Call, input: CallInput, requesters: Call['matrix']['strangers']): Promise<void> {
  const { matrix } = call;
  const shoppers = ownersOf(matrix.attackers).map(({ kind, accessToken }) => ({ name: `a ${kind}`, headers: bearer(accessToken) }));
  await expectNothingWritten(call, async () => {
    for (const requester of [...requesters, ...shoppers]) {
      const sent = await sendAs(call, requester, input);
      expectStatus(call, requester.name, 401, sent);
      expectPrivate(call, requester.name, sent);
    }
  });
}

async function attackEditorCall(call: Call, { input }: Extract<AccessRule, { kind: 'editor' }>): Promise<void> {
  const { endpoint, matrix } = call;
  const others = matrix.strangers.filter(({ name }) => name !== 'the token of an editor');
  await expectStaffOnly(call, input, others);
  if (!matrix.editorToken) return;
  const sent = await matrix.send(endpoint, input, bearer(matrix.editorToken));
  expectStatus(call, 'an editor', endpoint.status, sent);
  expectPrivate(call, 'an editor', sent);
}

/** Expects that a page of another site can neither make a call with the session cookie of a shopper nor set one. */
async function attackOwnPageCall(call: Call, { input }: Extract<AccessRule, { kind: 'own-page' }>): Promise<void> {
  const { endpoint, matrix } = call;
  const forgeAll = async () => {
    for (const victim of ownersOf(matrix.victims)) {
      for (const { name, headers } of foreignPages) {
        const sent = await matrix.send(endpoint, input, { ...headers, ...sessionCookieOf(victim) });
        expectStatus(call, name, 403, sent);
        expectPrivate(call, name, sent);
        expectNothingOf(victim, call, name, sent);
        if (sent.response.headers['set-cookie']) report(call, `${name} gets a cookie`, sent);
      }
    }
  };
  await expectNothingWritten(call, () => expectVictimsUnchanged(call, 'a page of another site', forgeAll));
  const { 'content-type': _, ...own } = pageHeaders(matrix.context.shop.siteOrigin);
  expectPrivate(call, 'the shop’s own page', await matrix.send(endpoint, input, own));
}

async function attackSecret(call: Call, { wrong, right }: Extract<AccessRule, { kind: 'secret' }>): Promise<void> {
  const { endpoint, matrix } = call;
  const ids = right ? (await startOwner(matrix.context, 'guest', matrix.skuId)).ids : matrix.unknownIds;
  const { 'content-type': _, ...headers } =
    endpoint.operation.audience === 'same-origin' ? pageHeaders(matrix.context.shop.siteOrigin) : { 'content-type': '' };
  const inputs = wrong(ids);
  await expectNothingWritten(call, async () => {
    const sent: Sent[] = [];
    for (const input of inputs) sent.push(await matrix.send(endpoint, input, headers));
    const [first] = sent;
    for (const each of sent) {
      expectPrivate(call, 'a wrong secret', each);
      const compared = [first, each].map((one, index) => ({
        response: (one ?? each).response,
        ids: textsIn(inputs[index === 0 ? 0 : sent.indexOf(each)]),
      }));
      const difference = differenceOf(compared[0]!, compared[1]!);
      if (difference) report(call, 'wrong secrets can be told apart', each, difference);
    }
  });
  if (!right) return;
  const sent = await matrix.send(endpoint, right(ids), headers);
  expectStatus(call, 'someone with the secret', endpoint.status, sent);
  expectPrivate(call, 'someone with the secret', sent);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Expects that a response to a request with a token is never publicly cacheable, whatever the token is. */
async function attackPublicCall(call: Call): Promise<void> {
  const { endpoint, matrix } = call;
  const tokens = [...ownersOf(matrix.attackers).map(({ accessToken }) => accessToken), matrix.editorToken, 'a.b.c'].filter(
    (token) => token !== undefined,
  );
  for (const token of tokens) {
    const sent = await matrix.send(endpoint, { params: { productId: '4117', productIds: '4117' } }, bearer(token));
    const isUnrelated = endpoint.errorFormat === 'login' || endpoint.name === 'loginCallback';
    if (!isUnrelated) expectPrivate(call, 'a request with a token', sent);
  }
}
