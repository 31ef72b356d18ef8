import { randomUUID } from 'node:crypto';
import { findStockedSkus } from '@outfitter/bench/guest-shopper';
import type { Endpoint } from '@outfitter/contract';
import type { AttackContext } from '../attack-context.ts';
import { callRequest } from '../http/call-request.ts';
import { brokenResponseRules } from '../http/response-rules.ts';
import type { ReceivedResponse, SentRequest } from '../http/send.ts';
import { signInEditor } from '../shop/editor.ts';
import { type Guest, type OwnedIds, startGuest } from '../shop/guests.ts';
import type { CallInput } from './access-rules.ts';
import { type Requester, requestersWithoutSession } from './requesters.ts';

export interface Matrix {
  context: AttackContext;
  victim: Guest;
  attacker: Guest;
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

export async function prepareMatrix(context: AttackContext): Promise<Matrix> {
  const [victim, attacker, editorToken, [skuId = '']] = await Promise.all([
    startGuest(context),
    startGuest(context),
    signInEditor(context),
    findStockedSkus(context.connection.origin, 1),
  ]);
  const siteHost = new URL(context.shop.siteOrigin).host;
  return {
    context,
    skuId,
    victim,
    attacker,
    editorToken,
    strangers: await requestersWithoutSession(context, victim, editorToken),
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

function unknownIds(): OwnedIds {
  return {
    customerId: randomUUID(),
    basketId: randomUUID(),
    itemId: randomUUID(),
    couponItemId: randomUUID(),
    paymentInstrumentId: randomUUID(),
    listId: randomUUID(),
    listItemId: randomUUID(),
    orderNo: 'RR0000000000',
    email: 'nobody@example.com',
  };
}

const excerpt = ({ status, text }: ReceivedResponse) => `${status} ${text.slice(0, 300)}`;

export function report({ endpoint, matrix }: Call, rule: string, { request, response }: Sent, detail = excerpt(response)): void {
  matrix.context.report({ subject: endpoint.name, rule, detail, request });
}
