import { headers as headerNames } from '@outfitter/contract';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import { runWithoutDeadline } from '../../load/request-budget.ts';
import type { Principal } from '../../principal.ts';
import { toErrorResponse } from '../error-response.ts';
import { Fault } from '../fault.ts';
import type { IncomingCall, ServeOptions } from '../incoming-call.ts';
import type { RecordedResponse } from './idempotency-records.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import { Replay, RequestRecord } from './request-record.ts';

const replayedHeader = 'idempotent-replayed';
const plausibleKey = /^[\x21-\x7e]{1,255}$/;

interface KeyedRequest {
  key: string;
  call: IncomingCall;
  input: { query: unknown; body: unknown };
  principal: Principal;
  options: ServeOptions;
}

/** Runs a change once per `Idempotency-Key` and replays its response to a repeat. */
export async function withIdempotencyKey(request: KeyedRequest, run: (call: IdempotentCall) => Promise<Response>): Promise<Response> {
  const { key, call, input, principal, options } = request;
  const { endpoint, claimsKey } = call.route;
  if (!plausibleKey.test(key)) {
    const path = `$['${headerNames.idempotencyKey}']`;
    throw new Fault('ValidationException', 'Idempotency-Key must be 1 to 255 visible characters.', { path, in: 'header' });
  }
  const scope = {
    customerGroupId: principal.customerGroupId,
    path: call.url.pathname,
    key,
    fingerprint: requestFingerprint(options.fingerprintKey, call.method, input.query, input.body),
  };
  const record = new RequestRecord(scope, endpoint.status, options);
  let response: Response;
  try {
    if (!claimsKey) await record.claimFirst();
    response = await run(record);
  } catch (error) {
    if (error instanceof Replay) return replayResponse(error.response);
    const { status, body } =
      error instanceof Fault ? toErrorResponse(error, endpoint.errorFormat, call.url.pathname) : { status: 500, body: null };
    const recorded = await settleLate(request, () => record.settleFailure({ status, body }));
    if (recorded) return replayResponse(recorded);
    throw error;
  }
  await settleLate(request, () => record.settleSuccess(response));
  return response;
}

/** The change is already committed, so its response is sent even if it cannot be recorded; the key is free after its lease. */
async function settleLate<Value>({ options, call }: KeyedRequest, settle: () => Promise<Value>): Promise<Value | undefined> {
  try {
    // Also after the deadline, so that the request can be repeated at once.
    return await runWithoutDeadline(settle);
  } catch (error) {
    const isUnavailable = isDatabaseUnavailable(error);
    options.log.warn(
      { error, isUnavailable, call: call.route.endpoint.name, correlationId: call.correlationId },
      'a response could not be recorded',
    );
    return undefined;
  }
}

function replayResponse(response: RecordedResponse): Response {
  const headers = { 'cache-control': 'no-store', [replayedHeader]: 'true' };
  if (response.body === null || response.body === undefined) return new Response(null, { status: response.status, headers });
  return new Response(JSON.stringify(response.body), {
    status: response.status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
