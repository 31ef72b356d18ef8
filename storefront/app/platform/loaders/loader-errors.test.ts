import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { errorResponse, optionalSection, requiredCall, undefinedIfNotFound } from './loader-errors.ts';

const missing = new CallError(404, 'ContentNotFound', 'none');
const unavailable = new CallError(503, 'Overloaded', 'busy', { retryAfterSeconds: 7 });
const broken = new CallError(500, 'Fault', 'oh', { correlationId: 'c-1' });

it('ERROR-018 undefinedIfNotFound resolves to undefined for missing content and rejects on other errors', async () => {
  await expect(undefinedIfNotFound(Promise.reject(missing))).resolves.toBeUndefined();
  await expect(undefinedIfNotFound(Promise.reject(unavailable))).rejects.toBe(unavailable);
});
it('a failed call determines the status of the page', async () => {
  expect(errorResponse(missing).init?.status).toBe(404);
  expect(errorResponse(new CallError(400, 'ValidationException', 'refine_1')).init?.status).toBe(404);
  expect(errorResponse(new CallError(400, 'ValidationException', 'no such filter')).init?.status).toBe(404);
  expect(errorResponse(broken)).toMatchObject({ data: { correlationId: 'c-1' }, init: { status: 500 } });
  expect(errorResponse(new CallError(0, 'NetworkError', '')).init?.status).toBe(503);
  await expect(requiredCall(Promise.reject(unavailable))).rejects.toMatchObject({ init: { status: 503, headers: { 'retry-after': '7' } } });
});

it('a section whose call fails is omitted and reported; a programming error is rethrown', async () => {
  const missingSections: string[] = [];
  const page = { reportMissingSection: (section: string) => void missingSections.push(section) };
  expect(await optionalSection(page, 'related products', Promise.resolve(4))).toBe(4);
  expect(
    await optionalSection(page, 'related products', Promise.reject(new CallError(503, 'ServiceUnavailableException', 'unavailable'))),
  ).toBeUndefined();
  expect(missingSections).toEqual(['related products']);
  await expect(optionalSection(page, 'related products', Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});
