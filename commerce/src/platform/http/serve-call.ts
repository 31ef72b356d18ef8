import { defaultMaxBodyBytes, headers as headerNames } from '@outfitter/contract';
import type { Principal } from '../principal.ts';
import { containsCardNumber } from '../security/card-numbers.ts';
import { isSameOrigin } from '../security/same-origin.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { cacheControlHeaders } from './cache-control.ts';
import { checkResponse } from './check-response.ts';
import { Fault, valueOrFault } from './fault.ts';
import { callWithoutKey, type IdempotentCall } from './idempotency/idempotent-call.ts';
import { withIdempotencyKey } from './idempotency/with-idempotency-key.ts';
import type { IncomingCall, ServeOptions } from './incoming-call.ts';
import type { Operator } from './operator.ts';
import { parseInput } from './parse-input.ts';
import { type PreviewCall, readPreview } from './preview.ts';
import { parseFields, readForm, readJson } from './read-body.ts';
import { ResponseHeaders } from './response-headers.ts';
import { ResultResponse } from './result-response.ts';
import type { RequestContext } from './route.ts';

interface ReadInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Authenticates the caller. Rejects an invalid token on public calls too. The login calls read their tokens themselves. The session calls
 * act on a cookie, so only the shop's own pages may make them; they need no token, and one that they carry must be valid.
 */
async function authenticate(call: IncomingCall, token: string | undefined, options: ServeOptions): Promise<Principal | undefined> {
  const { endpoint } = call.route;
  const { audience } = endpoint.operation;
  if (audience === 'same-origin') {
    if (!isSameOrigin(call.request.headers, options.settings.siteOrigin)) {
      throw new Fault('ForbiddenException', "Only the shop's own pages may make this call.");
    }
  }
  if (endpoint.errorFormat === 'login') return undefined;
  if (token !== undefined) return valueOrFault(await options.authenticate(token));
  if (audience === 'shopper') throw new Fault('InvalidAccessTokenException', 'This call needs an access token.');
  return undefined;
}

function checkTenant(params: Record<string, string>, { settings }: ServeOptions): void {
  const isSiteValid = (params.siteId ?? settings.siteId) === settings.siteId;
  if (!isSiteValid) throw new Fault('NotFoundException', 'There is no site of this id.');
  const isOrganization = (params.organizationId ?? settings.organizationId) === settings.organizationId;
  if (!isOrganization) throw new Fault('NotFoundException', 'There is no organization of this id.');
}

async function readInput(call: IncomingCall): Promise<ReadInput> {
  const { endpoint } = call.route;
  const params = valueOrFault(parseInput(endpoint.params, call.params, 'path'));
  const fields = parseFields(call.url.searchParams, 'query');
  const query = valueOrFault(parseInput(endpoint.query, fields, 'query'));
  if (!endpoint.body) return { params, query, body: undefined };
  const { maxBodyBytes = defaultMaxBodyBytes } = endpoint;
  const body =
    endpoint.encoding === 'form'
      ? { ...fields, ...(await readForm(call.request, maxBodyBytes)) }
      : await readJson(call.request, maxBodyBytes);
  return { params, query, body: valueOrFault(parseInput(endpoint.body, body, 'body')) };
}

interface Caller extends PreviewCall {
  principal?: Principal | undefined;
  operator?: Operator | undefined;
}

async function runHandler(
  call: IncomingCall,
  input: ReadInput,
  caller: Caller,
  options: ServeOptions,
  idempotentCall: IdempotentCall = callWithoutKey,
): Promise<Response> {
  const { endpoint, handler } = call.route;
  const { principal, operator, editor, preview } = caller;
  const headers = new ResponseHeaders();
  let log: RequestContext['log'] | undefined;
  const requestContext: RequestContext = {
    clock: preview ? { now: () => new Date(preview.at) } : options.clock,
    cache: preview ? undefined : options.cache,
    preview,
    // Few handlers log, and a child logger costs as much as a small response.
    get log() {
      log ??= options.log.child({ call: endpoint.name, correlationId: call.correlationId });
      return log;
    },
    request: call.request,
    idempotentCall,
    dependsOn: (...keys) => headers.dependsOn(keys),
    validUntil: (time) => headers.validUntil(time),
    header: (name, value) => headers.add(name, value),
  };
  // A spread would read the logger.
  const context = Object.assign(requestContext, input, { principal, operator, editor });
  // The schemas and the audience of the endpoint determine input and principal, which is what its handler expects.
  let result: Awaited<ReturnType<typeof handler>>;
  try {
    result = await handler(context as never);
  } catch (error) {
    if (error instanceof Fault && error.status === 404 && !preview && !editor)
      error.decorateResponse = (response) => headers.applyTo(response);
    throw error;
  }
  if (result instanceof Response) return headers.applyTo(result);
  if (options.checkResponses) checkResponse(endpoint, result);
  if (call.resultReader === 'loader' && endpoint.operation.method === 'GET') {
    const response = new ResultResponse(result, endpoint.status);
    headers.writeTo(response.headers);
    return response;
  }
  const response = call.resultReader === 'server' ? new ResultResponse(result, endpoint.status) : jsonResponse(result, endpoint.status);
  if (result !== undefined) response.headers.set('content-type', 'application/json; charset=utf-8');
  if (preview || editor || operator) return markPrivate(response);
  const caching = cacheControlHeaders({
    operation: endpoint.operation,
    isFromShopper: principal !== undefined,
    hasCardNumber: containsCardNumber(call.url.searchParams.get('q') ?? ''),
    hasDependencies: headers.hasDependencies,
    validUntil: headers.earliestChange,
    sharedMaxAge: options.settings.sharedMaxAgeSeconds,
    now: options.clock.now(),
  });
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
  headers.writeTo(response.headers);
  return response;
}

function jsonResponse(result: unknown, status: number): Response {
  return new Response(result === undefined ? null : JSON.stringify(result), { status });
}

function markPrivate(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

export async function serveCall(call: IncomingCall, options: ServeOptions): Promise<Response> {
  checkTenant(call.params, options);
  const token = bearerTokenOf(call.request.headers);
  const previewed = await readPreview(call, token, options);
  const isOperators = call.route.endpoint.operation.audience === 'operator';
  const operator = isOperators ? valueOrFault(await options.verifyOperator(token)) : undefined;
  const principal = previewed || isOperators ? undefined : await authenticate(call, token, options);
  const caller = { ...previewed, operator, principal };
  const input = await readInput(call);
  const key = call.request.headers.get(headerNames.idempotencyKey);
  if (key === null || !principal || call.route.endpoint.operation.retry !== 'keyed') return runHandler(call, input, caller, options);
  return withIdempotencyKey({ key, call, input, principal, options }, (idempotentCall) =>
    runHandler(call, input, caller, options, idempotentCall),
  );
}
