import { headers as headerNames } from '@outfitter/contract';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import { runWithoutDeadline } from '../../load/request-budget.ts';
import type { Principal } from '../../principal.ts';
import { toErrorResponse } from '../error-response.ts';
import { Fault } from '../fault.ts';
import type { IncomingCall, ServeOptions } from '../incoming-call.ts';
import { claimKey, type IdempotencyScope, settleKey } from './idempotency-records.ts';
import { requestFingerprint } from './request-fingerprint.ts';

const replayedHeader = 'idempotent-replayed';
const plausibleKey = /^[\x21-\x7e]{1,255}$/;

interface KeyedCall {
  key: string;
  call: IncomingCall;
  input: { query: unknown; body: unknown };
  principal: Principal;
  options: ServeOptions;
}

/** Runs a change once per `Idempotency-Key` and replays its response to a repeat. */
export async function withIdempotencyKey(keyedCall: KeyedCall, run: () => Promise<Response>): Promise<Response> {
  const { key, call, input, principal, options } = keyedCall;
  if (!plausibleKey.test(key)) {
    const path = `$['${headerNames.idempotencyKey}']`;
    throw new Fault('ValidationException', 'Idempotency-Key must be 1 to 255 visible characters.', { path, in: 'header' });
  }
  const scope: IdempotencyScope = {
    customerGroupId: principal.customerGroupId,
    path: call.url.pathname,
    key,
    fingerprint: requestFingerprint(options.fingerprintKey, call.method, input.query, input.body),
  };
  const { db } = options.database;
  const claim = await claimKey(db, scope, options.clock.now());
  if (claim.kind === 'replay') return replayResponse(claim.response);
  let response: Response;
  try {
    response = await run();
  } catch (error) {
    const failed =
      error instanceof Fault ? toErrorResponse(error, call.route.endpoint.errorFormat, call.url.pathname) : { status: 500, body: null };
    await settle(keyedCall, scope, claim.startedAt, { status: failed.status, body: failed.body });
    throw error;
  }
  const text = await response.clone().text();
  await settle(keyedCall, scope, claim.startedAt, { status: response.status, body: text === '' ? undefined : JSON.parse(text) });
  return response;
}

/** The change is already committed, so its response is sent even if it cannot be recorded; the key is free after its lease. */
async function settle(
  keyedCall: KeyedCall,
  scope: IdempotencyScope,
  startedAt: Date,
  response: { status: number; body: unknown },
): Promise<void> {
  const { options, call } = keyedCall;
  try {
    // Also after the deadline, so that the request can be repeated at once.
    await runWithoutDeadline(() => settleKey(options.database.db, scope, startedAt, response));
  } catch (error) {
    const isUnavailable = isDatabaseUnavailable(error);
    options.log.warn(
      { error, isUnavailable, call: call.route.endpoint.name, correlationId: call.correlationId },
      'a response could not be recorded',
    );
  }
}

function replayResponse(response: { status: number; body: unknown }): Response {
  const headers = { 'cache-control': 'no-store', [replayedHeader]: 'true' };
  if (response.body === null || response.body === undefined) return new Response(null, { status: response.status, headers });
  return new Response(JSON.stringify(response.body), {
    status: response.status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
