import { headers as headerNames } from '../constants.ts';
import { type Operation, type OperationName, operations, shopVersion } from '../operations.ts';
import { CallError, networkErrorMessage, readCallError } from './call-error.ts';
import type { Client } from './types.ts';

export interface ClientOptions {
  /** Where the server is: an origin, or '' for the page's own. */
  origin: string;
  siteId: string;
  organizationId?: string;
  /** The browser's, Node's, or `app.request` of a server in the same process. */
  fetch?: (request: Request) => Promise<Response> | Response;
  /** The shopper's access token; asked before each call that needs one. */
  accessToken?: () => Promise<string | undefined>;
  /** Called once when a token was refused; answers a fresh one to try again with. */
  renewAccessToken?: () => Promise<string | undefined>;
  /** Added to each request, by the moment of the call. */
  headers?: () => Record<string, string>;
  /** Sees the headers of each answer, and of each that something is not there: what it depends on and how long it holds. */
  onResponse?: (headers: Headers, name: OperationName) => void;
  /** The language of names and words in answers, sent with each call of the shop API and of the search that names none. */
  locale?: string;
  /** Sends PUT, PATCH and DELETE as POST with `x-dw-http-method-override`, for networks that know only these two. */
  overrideMethods?: boolean;
}

interface AnyRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Writes parameters into an operation's path; each value is percent-encoded. */
export function buildPath(operation: Operation, params: Record<string, string | number>): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new CallError(0, 'MissingParameters', `The following parameters were missing from your resquest: ${name}`);
    return encodeURIComponent(String(value)).replaceAll('%2C', ',');
  });
}

/** Paths of the calls that answer in a language. */
const localizedPaths = /\/dw\/shop\/|product_search/;

function buildQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== null) search.append(key, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** A typed function for each call of the contract. Throws `CallError`, never a half answer. */
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
    const url = `${options.origin}${buildPath(operation, { ...configured, ...request.params })}${buildQuery(query)}`;
    const headers = new Headers({ accept: 'application/json', ...options.headers?.() });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (key) headers.set(headerNames.idempotencyKey, key);
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    const overridden = options.overrideMethods && operation.method !== 'GET' && operation.method !== 'POST';
    if (overridden) headers.set(headerNames.methodOverride, operation.method);
    const deadline = AbortSignal.timeout(operation.deadline);
    const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    try {
      return await send(new Request(toAbsoluteUrl(url), { method: overridden ? 'POST' : operation.method, headers, body, signal }));
    } catch (cause) {
      if (request.signal?.aborted) throw cause;
      const type = deadline.aborted ? 'DeadlineExceeded' : 'NetworkError';
      throw new CallError(0, type, type === 'DeadlineExceeded' ? `No answer to ${name} in ${operation.deadline} ms` : networkErrorMessage);
    }
  }

  async function sendWithToken(name: OperationName, operation: Operation, request: AnyRequest, key: string | undefined): Promise<Response> {
    const token = operation.audience === 'shopper' ? await options.accessToken?.() : undefined;
    const response = await sendOnce(name, operation, request, key, token);
    if (response.status !== 401 || operation.audience !== 'shopper' || !options.renewAccessToken) return response;
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
    return response.status === 204 ? undefined : response.json();
  }

  return Object.fromEntries(
    (Object.keys(operations) as OperationName[]).map((name) => [name, (request?: AnyRequest) => call(name, request)]),
  ) as unknown as Client;
}

/** `Request` needs a whole address outside the browser. */
function toAbsoluteUrl(url: string): string {
  return url.startsWith('/') ? new URL(url, pageOrigin()).href : url;
}

function pageOrigin(): string {
  return (globalThis as { location?: { origin: string } }).location?.origin ?? 'http://localhost';
}
