import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../testing/test-address.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { householdKey } from './request-catalog.ts';
import { createTestVisitor } from './testing/test-visitor.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const path = '/api/catalog/request';
const post = (address: object, overrides: object = {}) => createTestVisitor(commerce).post(path, { address, ...overrides });
async function requests() {
  const { rows } = await database.pool.query('SELECT address, email, requested_at FROM catalog_request');
  return rows as { address: { fullName: string }; email: string | null; requested_at: Date }[];
}
beforeEach(async () => {
  await database.pool.query('TRUNCATE catalog_request');
});

describe('a catalog request', () => {
  it('stores the address as checkout does; the email is optional', async () => {
    expect(await (await post({ ...testAddress, email: undefined, postalCode: '55731-0001' })).json()).toEqual({ success: true });
    expect(await requests()).toMatchObject([
      { address: { stateCode: testAddress.stateCode, postalCode: '55731', countryCode: 'US' }, email: null },
    ]);
  });

  it('is stored once per household and season, despite spelling variants and concurrent requests', async () => {
    const addresses = [
      testAddress,
      { ...testAddress, address1: ` ${testAddress.address1?.toUpperCase()}. ` },
      { ...testAddress, fullName: 'Ann Lindqvist' },
    ];
    const responses = await Promise.all([...addresses, ...addresses].map((address) => post(address)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await requests()).toHaveLength(1);
    commerce.clock.advance(181 * 24 * 3600_000);
    await post({ ...testAddress, fullName: 'Ann Lindqvist', email: 'Ann@Example.com' });
    expect(await requests()).toMatchObject([
      { address: { fullName: 'Ann Lindqvist' }, email: 'ann@example.com', requested_at: commerce.clock.now() },
    ]);
  });

  it('is rejected with the path of the invalid or missing field', async () => {
    const rejection = async (address: object) => {
      const response = await post(address);
      const { fault } = (await response.json()) as { fault: { arguments: { path: string; missing?: string[] } } };
      return [response.status, fault.arguments.path, fault.arguments.missing];
    };
    expect(await rejection({ ...testAddress, postalCode: '123' })).toEqual([400, '$.address.postalCode', undefined]);
    expect(await rejection({ ...testAddress, email: 'dale@example' })).toEqual([400, '$.address.email', undefined]);
    const { address1: _, city: __, ...partial } = testAddress;
    expect(await rejection(partial)).toEqual([400, '$.address.address1', ['$.address.address1', '$.address.city']]);
    expect((await rejection({}))[0]).toBe(400);
    expect(await requests()).toEqual([]);
  });

  it('is not stored with a filled honeypot, and is limited per network', async () => {
    expect((await post(testAddress, { website: 'x' })).status).toBe(200);
    expect(await requests()).toEqual([]);
    const visitor = createTestVisitor(commerce);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await visitor.post(path, { address: testAddress })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });

  it('identifies the household regardless of case, spaces and punctuation', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{1,4} [A-Za-z]{1,10} [A-Za-z]{2,6}$/),
        fc.constantFrom('.', ',', '  ', '-', ''),
        (street, noise) => {
          const key = householdKey({ address1: street, postalCode: '55731', countryCode: 'US' });
          const other = householdKey({ address1: `${street.toUpperCase()}${noise}`, postalCode: '55731', countryCode: 'US' });
          expect(other).toBe(key);
          expect(householdKey({ address1: street, postalCode: '55732', countryCode: 'US' })).not.toBe(key);
        },
      ),
    );
  });
});
