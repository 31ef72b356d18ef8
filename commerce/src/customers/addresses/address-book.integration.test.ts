import { type AddressInput, maxAddresses } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { createAccountMailbox } from '../../testing/account-mailbox.ts';
import { createCustomer, signCustomerToken, type TestCustomer } from '../../testing/customer-builder.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const mailbox = createAccountMailbox(commerce);

const add = ({ client, params }: TestCustomer, overrides: AddressInput = {}) =>
  client.createCustomerAddress({ params, body: { ...testAddress, ...overrides } });
const list = async ({ client, params }: TestCustomer) => (await client.getCustomerAddresses({ params })).data;
const named = ({ params }: TestCustomer, addressName: string) => ({ ...params, addressName });

describe('the address book', () => {
  it('API-061 ACCOUNT-004 ACCOUNT-023 ACCOUNT-024 adds an address, and prefers the first one for shipping', async () => {
    const customer = await createCustomer(commerce);
    const billing = await add(customer, { address1: '1 Bank Street', c_addressType: '1' });
    const first = await add(customer);
    const second = await add(customer, { address1: '2 Sheridan Street' });
    expect(billing).toMatchObject({ preferred: false, c_addressType: '1', c_defaultAddressFlag: true });
    expect(first).toMatchObject({ ...testAddress, preferred: true, c_addressType: '2', c_defaultAddressFlag: false });
    expect(first.addressName).toBe(first.addressId);
    expect(second.preferred).toBe(false);
    expect((await list(customer)).map(({ addressId }) => addressId)).toEqual([first.addressId, billing.addressId, second.addressId]);
  });

  it('prefers one address: the one that was chosen last', async () => {
    const customer = await createCustomer(commerce);
    const first = await add(customer);
    const second = await add(customer, { address1: '2 Sheridan Street', preferred: true });
    expect((await list(customer)).map(({ preferred }) => preferred)).toEqual([true, false]);
    expect((await list(customer))[0]?.addressId).toBe(second.addressId);
    await customer.client.updateCustomerAddress({ params: named(customer, first.addressId), body: { preferred: true } });
    expect((await list(customer))[0]?.addressId).toBe(first.addressId);
  });

  it('ACCOUNT-018 returns the existing address of the same place', async () => {
    const customer = await createCustomer(commerce);
    const first = await add(customer);
    const again = await add(customer, { address1: ' 14  SHERIDAN street', postalCode: '54801-9999', fullName: 'Ada Berg' });
    expect(again).toEqual(first);
    expect(await list(customer)).toHaveLength(1);
  });

  it('ACCOUNT-018 prefers the existing address if the caller does, and keeps its name and phone number', async () => {
    const customer = await createCustomer(commerce);
    await add(customer);
    const second = await add(customer, { address1: '2 Sheridan Street' });
    const again = await add(customer, { address1: '2 sheridan street', fullName: 'Ada Berg', phone: '2185550100', preferred: true });
    expect(again).toMatchObject({ addressId: second.addressId, fullName: second.fullName, preferred: true });
    expect(again.phone).toBe(second.phone);
    expect((await list(customer)).map(({ addressId, preferred }) => [addressId === second.addressId, preferred])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await add(customer, { address1: '2 Sheridan Street', preferred: false })).toMatchObject({ preferred: true });
  });

  it('ACCOUNT-020 adds an address once, if it is added several times at once', async () => {
    const customer = await createCustomer(commerce);
    const added = await Promise.all(Array.from({ length: 5 }, () => add(customer)));
    expect(new Set(added.map(({ addressId }) => addressId)).size).toBe(1);
    expect(await list(customer)).toHaveLength(1);
  });

  it('ACCOUNT-023 has one preferred address, if two are added at once', async () => {
    const customer = await createCustomer(commerce);
    await Promise.all(
      [1, 2, 3, 4].map((number) => add(customer, { address1: `${number} Mill Street`, ...(number > 2 ? { preferred: true } : {}) })),
    );
    const addresses = await list(customer);
    expect(addresses).toHaveLength(4);
    expect(addresses.filter(({ preferred }) => preferred)).toHaveLength(1);
  });

  it('API-062 API-063 changes and removes an address by its name', async () => {
    const customer = await createCustomer(commerce);
    const { addressName } = await add(customer, { addressName: 'Cabin / lake' });
    expect(addressName).toBe('Cabin / lake');
    commerce.clock.advance(60_000);
    const { client } = customer;
    const changed = await client.updateCustomerAddress({ params: named(customer, addressName), body: { city: 'Hayward', phone: null } });
    expect(changed).toMatchObject({ addressName, city: 'Hayward', address1: testAddress.address1, preferred: true });
    expect(Date.parse(changed.lastModified)).toBeGreaterThan(Date.parse(changed.creationDate));
    await client.removeCustomerAddress({ params: named(customer, addressName) });
    expect(await list(customer)).toEqual([]);
    const gone = { status: 404, type: 'AddressNotFoundException' };
    await expect(client.removeCustomerAddress({ params: named(customer, addressName) })).rejects.toMatchObject(gone);
    await expect(client.updateCustomerAddress({ params: named(customer, addressName), body: {} })).rejects.toMatchObject(gone);
  });

  it.each(['.', '..', 'a//b', '../orders', 'C:\\home'])(
    'API-061 API-063 get another name instead of %s, which no path can have',
    async (addressName) => {
      const customer = await createCustomer(commerce);
      const added = await add(customer, { addressName });
      expect(added.addressName).not.toBe(addressName);
      await customer.client.removeCustomerAddress({ params: named(customer, added.addressName) });
      expect(await list(customer)).toEqual([]);
    },
  );

  it('names an address by a new id if its name is taken', async () => {
    const customer = await createCustomer(commerce);
    await add(customer, { addressName: 'Home' });
    const other = await add(customer, { addressName: 'Home', address1: '2 Sheridan Street' });
    expect(other.addressName).not.toBe('Home');
  });

  it('rejects an incomplete address with the path, and changes nothing', async () => {
    const customer = await createCustomer(commerce);
    await expect(add(customer, { city: null })).rejects.toMatchObject({ type: 'ValidationException', arguments: { path: '$.city' } });
    const { addressName } = await add(customer);
    const { client } = customer;
    await expect(client.updateCustomerAddress({ params: named(customer, addressName), body: { address1: null } })).rejects.toMatchObject({
      type: 'ValidationException',
    });
    expect((await list(customer))[0]?.address1).toBe(testAddress.address1);
  });

  it('holds 250 addresses, and then says what to do', async () => {
    const customer = await createCustomer(commerce);
    await database.pool.query(
      `INSERT INTO customer_address (customer_group_id, id, address, created_at, updated_at)
       SELECT $1, 'a' || number, jsonb_build_object('address1', number || ' Mill Street', 'countryCode', 'US'), now(), now()
       FROM generate_series(1, $2) AS number`,
      [customer.customerId, maxAddresses - 1],
    );
    await add(customer);
    await expect(add(customer, { address1: 'One too many' })).rejects.toMatchObject({
      status: 400,
      type: 'AddressLimitException',
      message: `An address book holds ${maxAddresses} addresses. Please remove one first.`,
    });
    // An address that the book has already is not an error.
    await add(customer);
  });

  it('ERROR-008 belongs to one customer: guests and others neither read nor change it', async () => {
    const customer = await createCustomer(commerce);
    const { addressName } = await add(customer);
    const other = await createCustomer(commerce);
    const guest = await commerce.guest();
    const calls = ({ client }: Pick<TestCustomer, 'client'>, params: { customerId: string }) => [
      () => client.getCustomerAddresses({ params }),
      () => client.createCustomerAddress({ params, body: testAddress }),
      () => client.updateCustomerAddress({ params: { ...params, addressName }, body: { city: 'Hayward' } }),
      () => client.removeCustomerAddress({ params: { ...params, addressName } }),
    ];
    const invalid = { status: 400, type: 'InvalidCustomerException', message: 'The customer is invalid' };
    const notFound = { status: 404, type: 'CustomerNotFoundException' };
    for (const call of [...calls(other, customer.params), ...calls(guest, customer.params)])
      await expect(call()).rejects.toMatchObject(notFound);
    for (const call of calls(guest, { customerId: guest.customerId })) await expect(call()).rejects.toMatchObject(invalid);
    for (const call of calls(customer, { customerId: 'me' })) await expect(call()).rejects.toMatchObject(invalid);
    expect(await list(customer)).toHaveLength(1);
    expect((await list(customer))[0]?.city).toBe(testAddress.city);
  });

  it('tells the customer of changes, at most once an hour', async () => {
    const customer = await createCustomer(commerce);
    const mailsToCustomer = async () => (await mailbox.receive()).filter(({ to }) => to === customer.email).map(({ subject }) => subject);
    await mailbox.receive();
    await add(customer);
    await add(customer, { address1: '2 Sheridan Street' });
    expect(await mailsToCustomer()).toEqual(['Your addresses at Ridge & Rivet were changed']);
    await add(customer);
    expect(await mailsToCustomer()).toEqual([]);
    commerce.clock.advance(60 * 60_000);
    const client = commerce.clientWith(await signCustomerToken(commerce, customer));
    await add({ ...customer, client }, { address1: '3 Sheridan Street' });
    expect(await mailsToCustomer()).toHaveLength(1);
  });
});
