import { findStockedSkus } from '@outfitter/bench/guest-shopper';
import type { Endpoint } from '@outfitter/contract';
import type { AttackContext } from '../attack-context.ts';
import { callRequest } from '../http/call-request.ts';
import { brokenResponseRules } from '../http/response-rules.ts';
import type { ReceivedResponse, SentRequest } from '../http/send.ts';
import { signInEditor } from '../shop/editor.ts';
import { buyAndFill, type OwnedIds, unknownIds } from '../shop/owned-ids.ts';
import { type Shopper, type ShopperKind, shopperKinds, startShopper } from '../shop/shoppers.ts';
import type { CallInput } from './access-rules.ts';
import { type Requester, requestersWithoutSession } from './requesters.ts';

/** Of each kind, a guest and a customer. */
export type ByKind<Value> = Readonly<Record<ShopperKind, Value>>;

/** A shopper who owns something of every kind. */
export interface Owner extends Shopper {
  ids: OwnedIds;
}

export interface Opponents {
  victims: ByKind<Owner>;
  attackers: ByKind<Owner>;
}

export interface Matrix extends Opponents {
  context: AttackContext;
  /** Opponents of one call only, by its name: after others, a rate limit could reject what is to be tested. */
  opponents: ReadonlyMap<string, Opponents>;
  /** Without a valid token for any shopper of this shop. */
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

/** A call under attack. */
export interface Call {
  endpoint: Endpoint;
  matrix: Matrix;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function startOwner(context: AttackContext, kind: ShopperKind, skuId: string): Promise<Owner> {
  const shopper = await startShopper(context, kind);
  return { ...shopper, ids: await buyAndFill(shopper, skuId) };
}

async function startOwners(context: AttackContext, skuId: string): Promise<ByKind<Owner>> {
  const [guest, customer] = await Promise.all([startOwner(context, 'guest', skuId), startOwner(context, 'customer', skuId)]);
  return { guest, customer };
}

async function startOpponents(context: AttackContext, skuId: string): Promise<Opponents> {
  const [victims, attackers] = await Promise.all([startOwners(context, skuId), startOwners(context, skuId)]);
  return { victims, attackers };
}

export const ownersOf = (owners: ByKind<Owner>): Owner[] => shopperKinds.map((kind) => owners[kind]);

/** Starts all opponents before the first attack, so that their mails, which write rows, are sent meanwhile. */
export async function prepareMatrix(context: AttackContext, callsWithOwner: readonly string[]): Promise<Matrix> {
  const [editorToken, [skuId = '']] = await Promise.all([signInEditor(context), findStockedSkus(context.connection.origin, 1)]);
  const { victims, attackers } = await startOpponents(context, skuId);
  const opponents = new Map<string, Opponents>();
  for (const name of callsWithOwner) opponents.set(name, await startOpponents(context, skuId));
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
