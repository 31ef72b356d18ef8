import { type Endpoint, type FaultType, headers as headerNames } from '@outfitter/contract';
import { correlationIdOf } from './correlation-id.ts';
import { Fault, OAuthError } from './fault.ts';

export type ErrorFormat = Endpoint['errorFormat'];
export interface ErrorResponse {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

export function errorFormatOfPath(path: string): ErrorFormat {
  if (path.startsWith('/cms/')) return 'content';
  if (path.startsWith('/1/')) return 'hosted';
  return path.includes('/shopper/auth/') ? 'login' : 'shop';
}

function hasProblemFields(path: string): boolean {
  return /^\/api\/customer\/|\/(customers|products|product_search|search_suggestion|categories)\b/.test(path);
}

function titleOf(type: string): string {
  return type.replace(/Exception$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

function contentTypeOf(type: string): string {
  if (type === 'NotFoundException') return 'CONTENT_NOT_FOUND';
  return titleOf(type).replaceAll(' ', '_').toUpperCase();
}

const loginCodes: Partial<Record<number, string>> = {
  401: 'invalid_client',
  403: 'access_denied',
  429: 'slow_down',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function bodyOf(error: Fault | OAuthError, format: ErrorFormat, path: string): unknown {
  const { message, status } = error;
  if (format === 'login') {
    const code = error instanceof OAuthError ? error.code : (loginCodes[status] ?? 'invalid_request');
    return { status_code: String(status), message, error: code, error_description: message };
  }
  if (format === 'hosted') return { message, status };
  const type = error instanceof Fault ? error.type : error.code;
  const args = error instanceof Fault ? error.arguments : {};
  if (format === 'content') return { error: { type: contentTypeOf(type), message, data: args } };
  const problemFields = hasProblemFields(path) ? { title: titleOf(type), type, detail: message } : {};
  return { _v: '24.5', fault: { type, message, arguments: args }, ...problemFields };
}

export function toErrorResponse(error: Fault | OAuthError, format: ErrorFormat, path: string): ErrorResponse {
  const retryAfterSeconds = error instanceof Fault ? error.retryAfterSeconds : undefined;
  return {
    status: error.status,
    body: bodyOf(error, format, path),
    headers: { 'cache-control': 'no-store', ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }) },
  };
}

/** Returns a fault that reveals only the id under which the error is logged. */
export function internalFault(correlationId: string): Fault {
  return new Fault('InternalServerException', `Internal error ${correlationId}`);
}

export function unavailableFault(): Fault {
  return new Fault('ServiceUnavailableException', 'The service is not available right now. Please try again.', {}, 2);
}

export function unavailableCallResponse(request: Request, pathname: string): Response {
  return respondUnserved(request, pathname, unavailableFault());
}

/** Responds to a call whose address no call can have. */
export function invalidAddressResponse(request: Request, pathname: string, message: string): Response {
  return respondUnserved(request, pathname, new Fault('ValidationException', message, { path: '$', in: 'path' }));
}

function respondUnserved(request: Request, pathname: string, fault: Fault): Response {
  const { status, body, headers } = toErrorResponse(fault, errorFormatOfPath(pathname), pathname);
  const correlationId = correlationIdOf(request.headers.get(headerNames.correlationId));
  return Response.json(body, { status, headers: { ...headers, [headerNames.correlationId]: correlationId } });
}

const universalFaults = new Set<string>([
  'MalformedBodyException',
  'MissingBody',
  'ValidationException',
  'UnknownPropertyException',
  'InvalidAccessTokenException',
  'NotFoundException',
  'MethodNotAllowedException',
  'RequestInProgressException',
  'BodyTooLargeException',
  'IdempotencyKeyReusedException',
  'TooManyRequestsException',
  'InternalServerException',
  'ServiceUnavailableException',
] satisfies FaultType[]);

export function isDeclaredFault(endpoint: Endpoint, fault: Fault): boolean {
  return universalFaults.has(fault.type) || endpoint.faults.includes(fault.type);
}
