import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../testing/checkout-builder.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { householdKey } from './request-catalog.ts';
import { createTestVisitor } from './testing/test-visitor.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const path = '/api/catalog/request';
const ask = (address: object, more: object = {}) => createTestVisitor(commerce).post(path, { address, ...more });
async function requests() {
  const { rows } = await database.pool.query('SELECT address, email, requested_at FROM catalog_request');
  return rows as { address: { fullName: string }; email: string | null; requested_at: Date }[];
}
beforeEach(async () => {
  await database.pool.query('TRUNCATE catalog_request');
});

describe('a request for the catalogue', () => {
  it('is kept with the address as checkout keeps it; the email may be left out', async () => {
    expect(await (await ask({ ...testAddress, email: undefined, postalCode: '55731-0001' })).json()).toEqual({ success: true });
    expect(await requests()).toMatchObject([
      { address: { stateCode: testAddress.stateCode, postalCode: '55731', countryCode: 'US' }, email: null },
    ]);
  });

  it('of a household comes once a season, however it is written and however many ask at once', async () => {
    const written = [
      testAddress,
      { ...testAddress, address1: ` ${testAddress.address1?.toUpperCase()}. ` },
      { ...testAddress, fullName: 'Ann Lindqvist' },
    ];
    const answers = await Promise.all([...written, ...written].map((address) => ask(address)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await requests()).toHaveLength(1);
    commerce.clock.advance(181 * 24 * 3600_000);
    await ask({ ...testAddress, fullName: 'Ann Lindqvist', email: 'Ann@Example.com' });
    expect(await requests()).toMatchObject([
      { address: { fullName: 'Ann Lindqvist' }, email: 'ann@example.com', requested_at: commerce.clock.now() },
    ]);
  });

  it('is refused with the place of what is wrong or missing', async () => {
    const refusal = async (address: object) => {
      const answer = await ask(address);
      const { fault } = (await answer.json()) as { fault: { arguments: { path: string; missing?: string[] } } };
      return [answer.status, fault.arguments.path, fault.arguments.missing];
    };
    expect(await refusal({ ...testAddress, postalCode: '123' })).toEqual([400, '$.address.postalCode', undefined]);
    expect(await refusal({ ...testAddress, email: 'dale@example' })).toEqual([400, '$.address.email', undefined]);
    const { address1: _, city: __, ...partial } = testAddress;
    expect(await refusal(partial)).toEqual([400, '$.address.address1', ['$.address.address1', '$.address.city']]);
    expect((await refusal({}))[0]).toBe(400);
    expect(await requests()).toEqual([]);
  });

  it('by a program is not kept, and by one network is limited', async () => {
    expect((await ask(testAddress, { website: 'x' })).status).toBe(200);
    expect(await requests()).toEqual([]);
    const busy = createTestVisitor(commerce);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await busy.post(path, { address: testAddress })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });

  it('has one household whatever the capitals, the spaces and the punctuation', () => {
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
