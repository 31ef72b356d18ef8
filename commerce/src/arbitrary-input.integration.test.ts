import { type Endpoint, endpoints } from '@outfitter/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { arbitraryInput, brokenInput } from './testing/arbitrary-input.ts';
import { pageHeaders, type TestGuest, testSettings, useTestCommerce } from './testing/test-commerce.ts';
import { useTestDatabase } from './testing/test-database.ts';

const commerce = useTestCommerce(useTestDatabase());
let guest: TestGuest;
beforeAll(async () => {
  guest = await commerce.guest();
});

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}
const validOrBroken = (schema: Endpoint['params']) => fc.oneof(arbitraryInput(schema), brokenInput(schema));

function inputsOf(call: Endpoint): fc.Arbitrary<Input> {
  return fc.record({
    params: validOrBroken(call.params),
    query: validOrBroken(call.query),
    body: call.body ? fc.oneof(arbitraryInput(call.body), brokenInput(call.body), fc.jsonValue()) : fc.constant(undefined),
  });
}

const fieldsOf = (value: unknown) => Object.entries(typeof value === 'object' && value !== null ? value : {});
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function requestOf(call: Endpoint, { params, query, body }: Input): Request {
  const values = Object.fromEntries(fieldsOf(params).map(([name, value]) => [name, textOf(value)]));
  const all: Record<string, string> = { ...values, siteId: testSettings.siteId, organizationId: testSettings.organizationId };
  // Dots alone would be resolved as relative path segments, to another call.
  const part = (name: string) => (/^\.{0,2}$/.test(all[name] ?? '') ? 'v24_5' : (all[name] ?? ''));
  const path = call.operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(part(name)));
  const search = new URLSearchParams(fieldsOf(query).map(([name, value]): [string, string] => [name, textOf(value)]));
  return new Request(`${testSettings.siteOrigin}${path}?${search}`, {
    method: call.operation.method,
    headers: { ...pageHeaders, authorization: `Bearer ${guest.accessToken}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

describe('any input', () => {
  it.each(Object.values(endpoints) as Endpoint[])('of $name returns a response of the contract, never a 500', async (call) => {
    await fc.assert(
      fc.asyncProperty(inputsOf(call), async (input) => {
        const response = await commerce.app.fetch(requestOf(call, input));
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get('x-correlation-id')).toBeTruthy();
        if (call.errorFormat !== 'shop' || response.ok || response.status === 303) return;
        const { fault } = (await response.json()) as { fault: { type: string; message: string; arguments: { path?: string } } };
        if (fault.type === 'ValidationException' || fault.type === 'UnknownPropertyException') expect(fault.arguments.path).toMatch(/^\$/);
      }),
      { numRuns: 60 },
    );
  });
});
