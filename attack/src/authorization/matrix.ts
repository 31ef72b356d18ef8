import { findStockedSkus } from '@outfitter/bench/guest-shopper';
import type { Endpoint } from '@outfitter/contract';
import type { AttackContext } from '../attack-context.ts';
import { callRequest } from '../http/call-request.ts';
import { brokenResponseRules } from '../http/response-rules.ts';
import type { ReceivedResponse, SentRequest } from '../http/send.ts';
import { signInEditor } from '../shop/editor.ts';
import { buyAndFill, type OwnedIds, unknownIds } from '../shop/owned-ids.ts';
import { type Shopper, type ShopperKind, shopperKinds, startShopper } from '../shop/shoppers.ts';
import type { CallInput } from './access-rule.ts';
import { type Requester, requestersWithoutSession } from './requesters.ts';

/** One value for guests and one for customers. */
export type ByKind<Value> = Readonly<Record<ShopperKind, Value>>;

/** Shopper who owns a resource of every kind. */
export interface Owner extends Shopper {
  ids: OwnedIds;
}

export interface Opponents {
  victims: ByKind<Owner>;
  attackers: ByKind<Owner>;
}

export interface Matrix extends Opponents {
  context: AttackContext;
  /** Opponents of single calls, by the name of the call: after other attempts, a rate limit could reject what the test checks. */
  opponents: ReadonlyMap<string, Opponents>;
  /** Requesters without a valid token for any shopper of this shop. */
  strangers: Requester[];
  unknownIds: OwnedIds;
  editorToken: string | undefined;
  skuId: string;
  send: (endpoint: Endpoint, input: CallInput, headers?: Record<string, string>) => Promise<Sent>;
}

export interface Sent {
  request: SentRequest;
  response: ReceivedResponse;
}

export interface Call {
  endpoint: Endpoint;
  matrix: Matrix;
}

/** Makes a call as a requester, with the headers and the query that the requester adds. */
export function sendAs({ endpoint, matrix }: Call, { headers, query }: Requester, input: CallInput): Promise<Sent> {
  return matrix.send(endpoint, query ? { ...input, query: { ...(input.query as object | undefined), ...query } } : input, headers);
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function startOwner(context: AttackContext, kind: ShopperKind, skuId: string): Promise<Owner> {
  const shopper = await startShopper(context, kind);
  return { ...shopper, ids: await buyAndFill(shopper, skuId) };
}

async function startOwners(context: AttackContext, skuId: string, startGuestOwner = startOwner): Promise<ByKind<Owner>> {
  const [guest, customer] = await Promise.all([startGuestOwner(context, 'guest', skuId), startOwner(context, 'customer', skuId)]);
  return { guest, customer };
}

/** Starts the owner for calls for customers: a guest can own nothing that they act on. */
async function startOwnerOfNothing(context: AttackContext, kind: ShopperKind): Promise<Owner> {
  const shopper = await startShopper(context, kind);
  return { ...shopper, ids: { ...unknownIds(), customerId: shopper.customerId } };
}

async function startOpponents(context: AttackContext, skuId: string, startGuestOwner = startOwner): Promise<Opponents> {
  const start = () => startOwners(context, skuId, startGuestOwner);
  const [victims, attackers] = await Promise.all([start(), start()]);
  return { victims, attackers };
}

export const ownersOf = (owners: ByKind<Owner>): Owner[] => shopperKinds.map((kind) => owners[kind]);

/** Call that acts on resources named by ids. */
export interface OwnedCall {
  name: string;
  needsAccount: boolean;
}

/** Starts all opponents before the first attack, so that their mails, which write rows, are sent meanwhile. */
export async function prepareMatrix(context: AttackContext, calls: readonly OwnedCall[]): Promise<Matrix> {
  const [editorToken, [skuId = '']] = await Promise.all([signInEditor(context), findStockedSkus(context.connection.origin, 1)]);
  const { victims, attackers } = await startOpponents(context, skuId);
  const opponents = new Map<string, Opponents>();
  for (const { name, needsAccount } of calls) {
    opponents.set(name, await startOpponents(context, skuId, needsAccount ? startOwnerOfNothing : startOwner));
  }
  const strangers = await Promise.all(ownersOf(victims).map((victim) => requestersWithoutSession(context, victim, editorToken)));
  const siteHost = new URL(context.shop.siteOrigin).host;
  return {
    context,
    skuId,
    victims,
    attackers,
    opponents,
    editorToken,
    strangers: strangers.flat(),
    unknownIds: unknownIds(),
    async send(endpoint, input, headers = {}) {
      const filled = JSON.parse(JSON.stringify(input).replaceAll('{siteHost}', siteHost).replaceAll('{skuId}', skuId)) as CallInput;
      const request = callRequest(endpoint, filled, { ...headers, ...filled.headers });
      const response = await context.connection.send(request);
      for (const broken of brokenResponseRules(request, response, endpoint.operation.deadline)) {
        context.report({ subject: endpoint.name, rule: broken, detail: excerpt(response), request });
      }
      return { request, response };
    },
  };
}

const excerpt = ({ status, text }: ReceivedResponse) => `${status} ${text.slice(0, 300)}`;

export function report({ endpoint, matrix }: Call, rule: string, { request, response }: Sent, detail = excerpt(response)): void {
  matrix.context.report({ subject: endpoint.name, rule, detail, request });
}
