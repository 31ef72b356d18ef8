import { headers as headerNames } from '@outfitter/contract';
import { type Context, Hono } from 'hono';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { runWithDeadline } from '../load/request-budget.ts';
import { logThrottled } from '../log-throttled.ts';
import { HashQueueFull } from '../security/hash-queue.ts';
import { ContractViolation } from './check-response.ts';
import { correlationIdOf, responseCorrelationId } from './correlation-id.ts';
import {
  type ErrorFormat,
  errorFormatOfPath,
  internalFault,
  isDeclaredFault,
  toErrorResponse,
  unavailableFault,
} from './error-response.ts';
import { Fault, OAuthError } from './fault.ts';
import type { ServeOptions } from './incoming-call.ts';
import { resultReaderOf } from './result-response.ts';
import type { BoundRoute } from './route.ts';
import { effectiveMethod, groupRoutes, matchRoute, type RouteGroup } from './route-table.ts';
import { serveCall } from './serve-call.ts';

export function createApp(routes: readonly BoundRoute[], options: ServeOptions, prepare: (app: Hono) => void = () => undefined): Hono {
  const app = new Hono();
  prepare(app);
  for (const group of groupRoutes(routes)) app.all(group.pattern, (context) => serve(context, group, options));
  app.notFound((context) => serve(context, { pattern: '*', routes: [] }, options));
  app.onError((error) => {
    throw error;
  });
  return app;
}

async function serve(context: Context, group: RouteGroup, options: ServeOptions): Promise<Response> {
  const started = performance.now();
  const request = context.req.raw;
  const url = new URL(request.url);
  const correlationId = correlationIdOf(request.headers.get(headerNames.correlationId));
  const method = effectiveMethod(request.method, request.headers.get(headerNames.methodOverride));
  const match = matchRoute(group, method, url.pathname);
  const endpoint = match.kind === 'route' ? match.route.endpoint : undefined;
  let response: Response;
  try {
    if (match.kind === 'route') {
      const resultReader = resultReaderOf(context.env);
      const call = { route: match.route, method, params: match.params, request, url, correlationId, resultReader };
      response = await runWithDeadline(match.route.endpoint.operation.deadline, () => serveCall(call, options));
    } else if (match.kind === 'method-not-allowed') {
      const allowedMethods = match.allowed.includes('GET') ? [...match.allowed, 'HEAD'] : match.allowed;
      const fault = new Fault('MethodNotAllowedException', `${method} is not allowed here.`, { allowed: match.allowed });
      response = respondWithError(fault, errorFormatOfPath(url.pathname), url);
      response.headers.set('allow', allowedMethods.join(', '));
    } else {
      throw new Fault('NotFoundException', 'There is nothing at this path.');
    }
  } catch (error) {
    if (options.checkResponses) rethrowContractViolation(error, match.kind === 'route' ? match.route : undefined);
    const call = endpoint?.name ?? 'none';
    const shown = toFault(error, correlationId);
    if (shown.status >= 500) logThrottled(options.log, 'error', { error, call, correlationId }, 'a call failed');
    else
      options.log.debug(
        { call, correlationId, status: shown.status, fault: shown instanceof Fault ? shown.type : shown.code },
        'a call was rejected',
      );
    response = respondWithError(shown, endpoint?.errorFormat ?? errorFormatOfPath(url.pathname), url);
    if (shown instanceof Fault && shown.decorateResponse) response = shown.decorateResponse(response);
  }
  response.headers.set(headerNames.correlationId, responseCorrelationId(response, correlationId));
  options.metrics?.observeCall(endpoint?.name ?? 'none', response.status, (performance.now() - started) / 1000);
  return response;
}

/** Rethrows violations of the contract while responses are checked, so that tests fail. */
function rethrowContractViolation(error: unknown, route: BoundRoute | undefined): void {
  if (error instanceof ContractViolation) throw error;
  if (!route || !(error instanceof Fault) || isDeclaredFault(route.endpoint, error)) return;
  if (route.endpoint.errorFormat === 'shop') {
    throw new ContractViolation(`${route.endpoint.name} returns ${error.type}, which the contract does not list for it`, { cause: error });
  }
}

function toFault(error: unknown, correlationId: string): Fault | OAuthError {
  if (error instanceof Fault || error instanceof OAuthError) return error;
  return error instanceof HashQueueFull || isDatabaseUnavailable(error) ? unavailableFault() : internalFault(correlationId);
}

function respondWithError(fault: Fault | OAuthError, format: ErrorFormat, url: URL): Response {
  const { status, body, headers } = toErrorResponse(fault, format, url.pathname);
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
}
