/** Contract fuzz: valid and mutated requests of every call, whose responses must be those of the contract. */
import { type Endpoint, endpoints } from '@outfitter/contract';
import fc from 'fast-check';
import type { AttackContext } from '../attack-context.ts';
import { needsAccount } from '../authorization/access-rule.ts';
import { accessRules } from '../authorization/access-rules.ts';
import type { Finding } from '../findings.ts';
import { brokenResponseRules, leadsElsewhere } from '../http/response-rules.ts';
import type { ReceivedResponse, SentRequest } from '../http/send.ts';
import { seedOf } from '../inputs/pick.ts';
import { type CatalogIds, readCatalogIds } from '../shop/catalog-ids.ts';
import { signInEditor } from '../shop/editor.ts';
import { hostedSearchHeaders, openHostedSearch } from '../shop/hosted-search.ts';
import { buyAndFill, fillBasket, type OwnedIds } from '../shop/owned-ids.ts';
import { pageHeaders, type Shopper, type ShopperKind, sessionCookieOf, shopperKinds, startShopper } from '../shop/shoppers.ts';
import { type CallCase, callCases, requestOfCase } from './call-case.ts';
import { shapeError } from './response-shape.ts';

const allCases = 50_000;
/** Calls that are fuzzed at the same time: few enough that the shop sheds none of them. */
const concurrency = 3;
/** A session is replaced after this many cases: rate limits and full baskets would reject all further ones. */
const casesPerSession = 150;

const maxShrinks = 60;

/** Calls that check a password, which takes tens of milliseconds on purpose. */
const slowCalls = new Set([
  'signInEditor',
  'signInSession',
  'loginShopper',
  'registerCustomer',
  'setPasswordFromToken',
  'updateCustomerPassword',
  'updateCustomerEmail',
  'requestCustomerErasure',
  'startPasskeyRegistration',
]);
/** Calls that end the session, or change what the session needs. */
const lastCalls = new Set([
  'deleteBasket',
  'placeOrder',
  'endSession',
  'refreshSession',
  'startGuestSession',
  'signInSession',
  'endCustomerSession',
  'updateCustomerPassword',
]);

interface Fuzz {
  context: AttackContext;
  ids: CatalogIds;
  editorToken: string | undefined;
  /** Session for calls that change no data of a shopper. */
  sharedSession: Session;
}

export async function fuzzContract(context: AttackContext): Promise<number> {
  const before = context.connection.count;
  if (context.database) await openHostedSearch(context.database.handle);
  const [ids, editorToken] = await Promise.all([readCatalogIds(context.connection.origin), signInEditor(context)]);
  const sharedSession = await startSession({ context, ids }, 'guest', { hasOrder: true });
  const queue = casesByCall(context).sort((a, b) => b.count - a.count);
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        await fuzzCall({ context, ids, editorToken, sharedSession }, next.endpoint, next.count);
    }),
  );
  await reportViolations(context);
  return context.connection.count - before;
}

/** Distributes the cases: a call with many fields gets more than one without any, and each gets at least one. */
function casesByCall({ share }: AttackContext): { endpoint: Endpoint; count: number }[] {
  const weighted = (Object.values(endpoints) as Endpoint[]).map((endpoint) => ({ endpoint, weight: weightOf(endpoint) }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  return weighted.map(({ endpoint, weight }) => ({ endpoint, count: Math.max(1, Math.ceil((allCases * share * weight) / total)) }));
}

function weightOf({ name, params, query, body, operation }: Endpoint): number {
  if (slowCalls.has(name)) return 0.5;
  const hasInput = [params, query, body].some((schema) => schema && !schema.safeParse({}).success) || body !== undefined;
  return operation.audience === 'shopper' ? 3 : hasInput ? 2 : 1;
}

/** Caller of a run: a shopper, a page or an editor. */
interface Session {
  shopper: Shopper;
  own: OwnedIds;
}

async function startSession(
  { context, ids }: Pick<Fuzz, 'context' | 'ids'>,
  kind: ShopperKind,
  { hasOrder }: { hasOrder: boolean },
): Promise<Session> {
  const shopper = await startShopper(context, kind);
  const skuId = ids.skuIds[0] ?? '';
  return { shopper, own: await (hasOrder ? buyAndFill(shopper, skuId) : fillBasket(shopper, skuId)) };
}

/** Returns the kinds of shoppers that make a call: only customers if the call rejects every guest, else both. */
function kindsOf({ name, operation }: Endpoint): readonly ShopperKind[] {
  return needsAccount(accessRules[name]) || operation.path.includes('{customerId}') ? ['customer'] : shopperKinds;
}

async function fuzzCall(fuzz: Fuzz, endpoint: Endpoint, count: number): Promise<void> {
  const { context } = fuzz;
  const seed = seedOf(context.seed, endpoint.name);
  const reported = new Set<string>();
  const hasOrder = /order|payment\/return/i.test(endpoint.operation.path);
  const isShared = endpoint.operation.audience === 'public' || endpoint.operation.audience === 'editor';
  const kinds = kindsOf(endpoint);
  let sessions = 0;
  const nextSession = () => startSession(fuzz, kinds[sessions++ % kinds.length] ?? 'guest', { hasOrder });
  let session = isShared ? fuzz.sharedSession : await nextSession();
  /** Requests that may still be sent to make a failing case smaller. */
  let shrinks = maxShrinks;
  let usedCases = 0;
  /** The last case that broke a rule; while cases shrink, the smallest one. */
  let failing: Finding[] = [];
  const send = async (callCase: CallCase): Promise<boolean> => {
    if (failing.length > 0 && --shrinks < 0) return true;
    if (usedCases >= casesPerSession && !isShared) {
      session = await nextSession();
      usedCases = 0;
    }
    usedCases += 1;
    const request = requestOfCase(
      endpoint,
      callCase,
      { ...fuzz.ids, own: session.own, siteOrigin: context.shop.siteOrigin },
      headersOf(fuzz, endpoint, session),
    );
    const received = await context.connection.send(request).catch((error: Error) => error);
    if (!(received instanceof Error) && mustRenew(endpoint, received)) usedCases = casesPerSession;
    const broken = received instanceof Error ? ['there is no response'] : brokenRules(context, endpoint, request, received);
    const detail = received instanceof Error ? String(received) : `${received.status} ${received.text.slice(0, 400)}`;
    const found = broken.filter((rule) => !reported.has(rule)).map((rule) => ({ subject: endpoint.name, rule, detail, request }));
    if (found.length > 0) failing = found;
    return found.length === 0;
  };
  // After a finding, the remaining cases look for others.
  for (let done = 0; done < count; ) {
    failing = [];
    shrinks = maxShrinks;
    const property = fc.asyncProperty(callCases(endpoint), send);
    const result = await fc.check(property, {
      numRuns: count - done,
      seed: seed + done,
      endOnFailure: false,
    });
    done += Math.max(1, result.numRuns);
    // Only an error of the attack itself fails a case without a finding.
    if (result.failed && failing.length === 0) throw result.errorInstance;
    for (const finding of failing) {
      reported.add(finding.rule);
      context.report(finding);
    }
    if (!result.failed) break;
  }
}

function headersOf({ context, editorToken }: Fuzz, endpoint: Endpoint, { shopper }: Session): Record<string, string> {
  const { audience } = endpoint.operation;
  if (audience === 'same-origin') return { ...pageHeaders(context.shop.siteOrigin), ...sessionCookieOf(shopper) };
  if (audience === 'editor') return { authorization: `Bearer ${editorToken ?? ''}` };
  if (endpoint.errorFormat === 'hosted') return hostedSearchHeaders;
  return audience === 'shopper' ? { authorization: `Bearer ${shopper.accessToken}` } : {};
}

/** Returns whether the session has reached a limit, or its basket has become an order or does not exist any more. */
function mustRenew({ name }: Endpoint, { status }: ReceivedResponse): boolean {
  return status === 429 || (status < 300 && lastCalls.has(name));
}

function brokenRules({ shop }: AttackContext, endpoint: Endpoint, { method, path }: SentRequest, response: ReceivedResponse): string[] {
  const broken = brokenResponseRules({ path }, response, endpoint.operation.deadline);
  const shape = shapeError(endpoint, method, response);
  const ownHosts = [new URL(shop.siteOrigin).hostname];
  const isElsewhere = leadsElsewhere(response, shop.siteOrigin + path, ownHosts);
  return [...broken, ...(shape ? [shape] : []), ...(isElsewhere ? [`it redirects to another site`] : [])];
}

async function reportViolations(context: AttackContext): Promise<void> {
  const violations = (await context.database?.audit()) ?? [];
  for (const { rule, subject, detail } of violations) {
    context.report({ subject: 'the auditor', rule, detail: `${subject}: ${detail ?? ''}` });
  }
}
