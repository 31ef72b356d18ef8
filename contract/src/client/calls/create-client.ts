import { headers as headerNames } from '../../constants.ts';
import { type Operation, type OperationName, operations, shopVersion } from '../../operations.ts';
import type { Client } from '../types.ts';
import { CallError } from './call-error.ts';
import { networkErrorMessage, readCallError } from './read-call-error.ts';

/** A response from the same process, which contains the result itself instead of JSON. It is shared: do not change it. */
export interface LocalResponse extends Response {
  readonly result: unknown;
}

export interface ClientOptions {
  origin: string;
  siteId: string;
  organizationId?: string;
  /** The global `fetch`, or that of a server in the same process. */
  fetch?: (request: Request) => Promise<Response | LocalResponse> | Response | LocalResponse;
  accessToken?: () => Promise<string | undefined>;
  /** Called once after a 401 other than for wrong credentials; returns a new token for a second attempt. */
  renewAccessToken?: () => Promise<string | undefined>;
  headers?: () => Record<string, string>;
  /** Receives the headers of each successful or 404 response, which name its surrogate keys and validity. */
  onResponse?: (headers: Headers, name: OperationName) => void;
  locale?: string;
  /** Sends PUT, PATCH and DELETE as POST with `x-dw-http-method-override`, for networks that only allow GET and POST. */
  overrideMethods?: boolean;
}

interface AnyRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
}

/** Escapes what `encodeURIComponent` leaves too: parentheses are part of some paths. Commas separate the values of a list. */
function escapeSegment(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2C', ',');
}

/** `hasParams`: whether the caller gave any. Without them, the error is the one of ERROR-029. */
export function buildPath(operation: Operation, params: Record<string, string | number>, hasParams = true): string {
  const missing: string[] = [];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '') missing.push(name);
    return escapeSegment(String(value));
  });
  if (missing.length === 0) return path;
  const names = `The following parameters were missing from your resquest: ${missing.join(', ')}`;
  throw new CallError(0, 'MissingParameters', hasParams ? names : 'Parameters are required for this request');
}

const localizedPaths = /\/dw\/shop\/|product_search|\/session\/(login|passkey)$/;

function buildQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== null) search.append(key, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Creates a typed function for each operation. They throw `CallError`. */
export function createClient(options: ClientOptions): Client {
  const configured = { siteId: options.siteId, version: shopVersion, organizationId: options.organizationId ?? '' };
  const send = options.fetch ?? ((request: Request) => fetch(request));

  async function sendOnce(
    name: OperationName,
    operation: Operation,
    request: AnyRequest,
    key: string | undefined,
    token: string | undefined,
  ): Promise<Response> {
    const query = options.locale && localizedPaths.test(operation.path) ? { locale: options.locale, ...request.query } : request.query;
    const url = `${options.origin}${buildPath(operation, { ...configured, ...request.params }, request.params !== undefined)}${buildQuery(query)}`;
    const headers = new Headers({ accept: 'application/json', ...options.headers?.() });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (key) headers.set(headerNames.idempotencyKey, key);
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    const overridden = options.overrideMethods && operation.method !== 'GET' && operation.method !== 'POST';
    if (overridden) headers.set(headerNames.methodOverride, operation.method);
    const deadline = AbortSignal.timeout(operation.deadline);
    const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const { keepalive = false } = request;
    try {
      return await send(
        new Request(toAbsoluteUrl(url), { method: overridden ? 'POST' : operation.method, headers, body, signal, keepalive }),
      );
    } catch (cause) {
      if (request.signal?.aborted) throw cause;
      const type = deadline.aborted ? 'DeadlineExceeded' : 'NetworkError';
      throw new CallError(
        0,
        type,
        type === 'DeadlineExceeded' ? `No response to ${name} in ${operation.deadline} ms` : networkErrorMessage,
      );
    }
  }

  async function sendWithToken(name: OperationName, operation: Operation, request: AnyRequest, key: string | undefined): Promise<Response> {
    const token = operation.audience === 'shopper' ? await options.accessToken?.() : undefined;
    const response = await sendOnce(name, operation, request, key, token);
    if (response.status !== 401 || operation.audience !== 'shopper' || !options.renewAccessToken) return response;
    // A wrong password is a 401, too; another token would not help, and each attempt counts.
    if ((await readCallError(response.clone())).type === 'InvalidCredentialsException') return response;
    const renewed = await options.renewAccessToken();
    return renewed ? sendOnce(name, operation, request, key, renewed) : response;
  }

  async function call(name: OperationName, request: AnyRequest = {}): Promise<unknown> {
    const operation: Operation = operations[name];
    const key = operation.retry === 'keyed' ? (request.idempotencyKey ?? crypto.randomUUID()) : undefined;
    let response: Response;
    try {
      response = await sendWithToken(name, operation, request, key);
    } catch (error) {
      if (operation.retry === 'never' || !(error instanceof CallError) || error.type !== 'NetworkError') throw error;
      response = await sendWithToken(name, operation, request, key);
    }
    if (response.ok || response.status === 404) options.onResponse?.(response.headers, name);
    if (!response.ok) throw await readCallError(response);
    if ('result' in response) return response.result;
    return response.status === 204 ? undefined : response.json();
  }

  return Object.fromEntries(
    (Object.keys(operations) as OperationName[]).map((name) => [name, (request?: AnyRequest) => call(name, request)]),
  ) as unknown as Client;
}

/** Returns an absolute URL, which `Request` needs outside of the browser. */
function toAbsoluteUrl(url: string): string {
  return url.startsWith('/') ? new URL(url, pageOrigin()).href : url;
}

function pageOrigin(): string {
  return (globalThis as { location?: { origin: string } }).location?.origin ?? 'http://localhost';
}
