import type { Endpoint } from '@outfitter/contract';
import fc, { type Arbitrary } from 'fast-check';
import { callPath } from '../http/call-request.ts';
import type { SentRequest } from '../http/send.ts';
import { validOrMutated } from '../inputs/mutate.ts';
import { hugeNumber, hugeNumberMark, oddTexts } from '../inputs/odd-values.ts';
import { seededRandom } from '../inputs/pick.ts';
import { escapeText, fieldsOf, queryOf, textOf } from '../inputs/request-target.ts';
import { type KnownIds, markKnown, resolveKnown } from './known-values.ts';

/** Way in which the body is sent, if it differs from the contract. */
export type Transport =
  | { kind: 'plain' }
  | { kind: 'content-type'; value: string }
  | { kind: 'raw-body'; body: Buffer }
  | { kind: 'cut-body'; length: number }
  | { kind: 'repeated-field'; name: string; value: string }
  | { kind: 'override'; method: string }
  | { kind: 'head' }
  | { kind: 'headers'; headers: Record<string, string> };

export interface CallCase {
  params: unknown;
  query: unknown;
  body: unknown;
  transport: Transport;
}

const contentTypes = [
  '',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/xml',
  'application/octet-stream',
  `application/json;${'a'.repeat(500)}`,
];
const rawBodies = [
  '',
  '{',
  '{"a":',
  'null',
  '[]',
  '"x"',
  '{"a":1}{"b":2}',
  '{"quantity":1e400}',
  '{"__proto__":{"isFree":true}}',
  '\ufeff{}',
  "{'a':1}",
  '{"a":NaN}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a=1&a=2&__proto__[x]=1',
  '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  'x'.repeat(70_000),
  'x'.repeat(2_200_000),
].map((text) => Buffer.from(text));
const invalidUtf8 = [
  Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(64, 0xc0),
];

/** Header values are Latin-1 without control characters. */
const headerTexts = oddTexts.filter((text) => /^[\x20-\x7e]{0,400}$/.test(text));
const headerNames = [
  'idempotency-key',
  'x-correlation-id',
  'accept-language',
  'accept',
  'cookie',
  'if-none-match',
  'x-client-address',
  'range',
  'user-agent',
  'expect-ct',
  'origin',
  'referer',
  'x-dw-http-method-override',
  'content-encoding',
  'forwarded',
];

const transport: Arbitrary<Transport> = fc.oneof(
  { weight: 14, arbitrary: fc.constant({ kind: 'plain' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('content-type' as const), value: fc.constantFrom(...contentTypes) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('raw-body' as const), body: fc.constantFrom(...rawBodies, ...invalidUtf8) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut-body' as const), length: fc.nat({ max: 60 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeated-field' as const),
      name: fc.constantFrom('q', 'locale', 'client_id', 'email', '__proto__'),
      value: fc.constantFrom(...oddTexts),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('override' as const),
      method: fc.constantFrom('PUT', 'patch', 'DELETE', 'GET', 'TRACE', '__proto__'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'head' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('headers' as const),
      headers: fc.dictionary(fc.constantFrom(...headerNames), fc.constantFrom(...headerTexts), { minKeys: 1, maxKeys: 2 }),
    }),
  },
);

/** Generates requests of a call from its schemas: valid and mutated ones, with existing and other ids, in usual and unusual transports. */
export function callCases(endpoint: Endpoint): Arbitrary<CallCase> {
  const known = (arbitrary: Arbitrary<unknown>, share: number) =>
    fc.tuple(arbitrary, fc.nat({ max: 2 ** 31 })).map(([value, seed]) => markKnown(value, share, seededRandom(seed)));
  const params = fc.oneof(
    { weight: 4, arbitrary: known(validParams(endpoint), 0.9) },
    { weight: 1, arbitrary: known(validOrMutated(endpoint.params), 0.6) },
  );
  return fc.record({
    params,
    query: known(validOrMutated(endpoint.query), 0.5),
    body: endpoint.body ? known(validOrMutated(endpoint.body), 0.6) : fc.constant(undefined),
    transport,
  });
}

const validParams = ({ operation }: Endpoint) => {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...oddTexts)])));
};

const isFormCall = ({ encoding }: Endpoint) => encoding === 'form';

function bodyText(endpoint: Endpoint, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  if (isFormCall(endpoint))
    return fieldsOf(body)
      .map(([name, value]) => `${escapeText(name)}=${escapeText(textOf(value))}`)
      .join('&');
  return JSON.stringify(body)?.replaceAll(JSON.stringify(hugeNumberMark), hugeNumber);
}

/** Returns the request of a case. An empty or dots-only parameter would name another call, so it is replaced. */
export function requestOfCase(endpoint: Endpoint, callCase: CallCase, ids: KnownIds, headers: Record<string, string>): SentRequest {
  const resolved = Object.fromEntries(fieldsOf(resolveKnown(callCase.params, ids)).map(([name, value]) => [name, segmentOf(value)]));
  const query = fieldsOf(resolveKnown(callCase.query, ids));
  const body = bodyText(endpoint, resolveKnown(callCase.body, ids));
  const path = callPath(endpoint, { params: resolved });
  const contentType = isFormCall(endpoint) ? 'application/x-www-form-urlencoded' : 'application/json';
  const plain: SentRequest = {
    method: endpoint.operation.method,
    path: (path + queryOf(query)).slice(0, maxTargetLength),
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': contentType }) },
    ...(body === undefined ? {} : { body }),
  };
  return withTransport(plain, callCase.transport);
}

/** Maximum length of a request target: the shop rejects a longer one while it is being sent, so that the client may see a reset. */
const maxTargetLength = 12_000;

const segmentOf = (value: unknown) => (/^\.{0,2}$/.test(textOf(value)) ? 'x' : textOf(value));

function withTransport(request: SentRequest, transport: Transport): SentRequest {
  const { headers = {}, body } = request;
  switch (transport.kind) {
    case 'plain':
      return request;
    case 'content-type':
      return { ...request, headers: { ...headers, 'content-type': transport.value } };
    case 'raw-body':
      return { ...request, body: transport.body };
    case 'cut-body':
      return body === undefined ? request : { ...request, body: Buffer.from(body).subarray(0, transport.length) };
    case 'repeated-field': {
      const field = `${escapeText(transport.name)}=${escapeText(transport.value)}`;
      return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${field}&${field}` };
    }
    case 'override':
      return { ...request, method: 'POST', headers: { ...headers, 'x-dw-http-method-override': transport.method } };
    case 'head':
      return { method: 'HEAD', path: request.path, headers };
    case 'headers':
      return { ...request, headers: { ...headers, ...transport.headers } };
  }
}
