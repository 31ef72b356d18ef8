import { ResultResponse } from '@outfitter/commerce';
import { expect, it } from 'vitest';
import { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { bufferedResult } from './buffered-result.ts';

function resultWith(result: unknown, status = 200): ResultResponse {
  const response = new ResultResponse(result, status);
  response.headers.set('content-type', 'application/json; charset=utf-8');
  response.headers.set('surrogate-key', 'product-4117');
  return response;
}

it('the result of a call becomes JSON with its length in bytes, and keeps its headers', () => {
  const { status, headers, body } = bufferedResult(resultWith({ name: 'Veste à carreaux' }, 201)) as BufferedResponse;
  expect([status, String(body)]).toEqual([201, '{"name":"Veste à carreaux"}']);
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body?.length),
    'surrogate-key': 'product-4117',
  });
});

it('each cookie stays a header of its own', () => {
  const response = resultWith({});
  response.headers.append('set-cookie', 'session=1; Path=/api/session');
  response.headers.append('set-cookie', 'device=2; Path=/');
  const { headers } = bufferedResult(response) as Response;
  expect(headers.getSetCookie()).toEqual(['session=1; Path=/api/session', 'device=2; Path=/']);
});

it('a call without a result has no body, and other responses stay as they are', () => {
  const empty = bufferedResult(new ResultResponse(undefined, 204));
  expect(empty).toBeInstanceOf(BufferedResponse);
  expect([empty.status, empty.body]).toEqual([204, undefined]);
  const error = Response.json({ fault: {} }, { status: 404 });
  expect(bufferedResult(error)).toBe(error);
});
