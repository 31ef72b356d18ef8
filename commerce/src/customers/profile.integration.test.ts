import type { RequestBody } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { importStores } from '../stores/import-stores.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { createCustomer } from '../testing/customer-builder.ts';
import { testAddress } from '../testing/test-address.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const card = {
  paymentInstrumentId: '01960000-0000-7000-8000-000000000000',
  paymentMethodId: 'CREDIT_CARD' as const,
  creationDate: '2026-11-21T15:00:00.000Z',
  c_isDefault: true,
  c_reauthorizeCC: false,
  paymentCard: {
    cardType: 'Visa',
    maskedNumber: '************1111',
    numberLastDigits: '1111',
    holder: 'Dale',
    expirationMonth: 1,
    expirationYear: 2030,
  },
};
const commerce = useTestCommerce(database, { listSavedCards: async () => [card] });

describe('the profile of a customer', () => {
  it('API-055 ACCOUNT-002 is returned with the parts that expand names', async () => {
    const customer = await createCustomer(commerce);
    const { client, params, email, usid, customerId } = customer;
    const { addressId } = await client.createCustomerAddress({ params, body: testAddress });
    const plain = await client.getCustomer({ params });
    expect(plain).toMatchObject({ customerId, usid, authType: 'registered', email, login: email, c_emailConfirmed: true });
    expect(plain).not.toHaveProperty('addresses');
    expect(plain).not.toHaveProperty('paymentInstruments');
    const expanded = await client.getCustomer({ params, query: { expand: 'addresses,paymentinstruments' } });
    expect(expanded).toMatchObject({ ...plain, addresses: [{ addressId }] });
    expect(expanded.paymentInstruments).toHaveLength(1);
    expect(await client.getCustomer({ params, query: { expand: 'addresses' } })).not.toHaveProperty('paymentInstruments');
  });

  it('ACCOUNT-002 of a guest has no more than the ids', async () => {
    const { client, customerId, usid } = await commerce.guest();
    expect(await client.getCustomer({ params: { customerId } })).toEqual({ customerId, authType: 'guest', usid });
  });

  it('API-058 takes first name, last name and phoneHome, each alone, and null to remove the number', async () => {
    const { client, params } = await createCustomer(commerce);
    expect(await client.updateCustomer({ params, body: { phoneHome: '715 555 0134' } })).toMatchObject({
      firstName: 'Dale',
      phoneHome: '715 555 0134',
    });
    expect(await client.updateCustomer({ params, body: { firstName: 'Ada', lastName: 'Berg' } })).toMatchObject({
      firstName: 'Ada',
      lastName: 'Berg',
      phoneHome: '715 555 0134',
    });
    const updated = await client.updateCustomer({ params, body: { phoneHome: null } });
    expect(updated).not.toHaveProperty('phoneHome');
    expect(await client.getCustomer({ params })).toEqual(updated);
  });

  it('API-058 rejects a phone number of less than ten digits, and keeps the one before', async () => {
    const { client, params } = await createCustomer(commerce);
    await client.updateCustomer({ params, body: { phoneHome: '715 555 0134' } });
    for (const phoneHome of ['12', '', 'call me'])
      await expect(client.updateCustomer({ params, body: { phoneHome } })).rejects.toMatchObject({
        status: 400,
        type: 'ValidationException',
        message: expect.stringContaining('The phone number has ten digits.'),
      });
    expect(await client.getCustomer({ params })).toMatchObject({ phoneHome: '715 555 0134' });
  });

  it('API-055 rejects an unknown part to expand, and names the known ones', async () => {
    const { client, params } = await createCustomer(commerce);
    await expect(client.getCustomer({ params, query: { expand: 'addresses,baskets' } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('addresses and paymentinstruments'),
    });
    expect(await client.getCustomer({ params, query: { expand: 'addresses, paymentinstruments' } })).toMatchObject({
      addresses: [],
      paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD' }],
    });
  });

  it('API-058 rejects a card number as a name or a phone number', async () => {
    const { client, params } = await createCustomer(commerce);
    for (const field of ['firstName', 'lastName', 'phoneHome']) {
      await expect(client.updateCustomer({ params, body: { [field]: '4111 1111 1111 1111' } })).rejects.toMatchObject({
        type: 'ValidationException',
        arguments: { path: `$.${field}` },
      });
    }
  });

  it('API-058 takes the chosen store, alone, and null to remove it; a store that the shop does not have is not found', async () => {
    await inTransaction(commerce.deps.database.db, (tx) => importStores(tx, [buildStore()]));
    const { client, params } = await createCustomer(commerce);
    expect(await client.updateCustomer({ params, body: { c_preferredStoreID: '001' } })).toMatchObject({
      firstName: 'Dale',
      c_preferredStoreID: '001',
    });
    await expect(client.updateCustomer({ params, body: { c_preferredStoreID: '999' } })).rejects.toMatchObject({
      status: 404,
      type: 'StoreNotFoundException',
    });
    expect(await client.updateCustomer({ params, body: { firstName: 'Ada' } })).toMatchObject({ c_preferredStoreID: '001' });
    expect(await client.updateCustomer({ params, body: { c_preferredStoreID: null } })).not.toHaveProperty('c_preferredStoreID');
  });

  it('API-058 takes measurements of one wearer, which leave those of others alone, and null to remove them', async () => {
    const { client, params } = await createCustomer(commerce);
    const update = (c_measurements: NonNullable<RequestBody<'updateCustomer'>['c_measurements']>) =>
      client.updateCustomer({ params, body: { c_measurements } });
    expect(await update({ adult: { chest: 41, waist: 36 } })).toMatchObject({ firstName: 'Dale' });
    await Promise.all([update({ adult: { chest: 40.5 } }), update({ dog: { neck: 15 } })]);
    expect(await client.getCustomer({ params })).toMatchObject({ c_measurements: { adult: { chest: 40.5 }, dog: { neck: 15 } } });
    expect((await update({ adult: null })).c_measurements).toEqual({ dog: { neck: 15 } });
    expect(await update({ dog: null })).not.toHaveProperty('c_measurements');
    for (const wrong of [{ cat: { neck: 9 } }, { adult: { mood: 7 } }, { adult: { chest: 0 } }, { adult: { chest: 1e9 } }]) {
      await expect(update(wrong as object)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('ERROR-008 ERROR-045 of another customer is not found, and of no customer invalid', async () => {
    const customer = await createCustomer(commerce);
    const other = await createCustomer(commerce);
    const guest = await commerce.guest();
    const notFound = { status: 404, type: 'CustomerNotFoundException' };
    const invalid = { status: 400, type: 'InvalidCustomerException', message: 'The customer is invalid' };
    for (const { client } of [other, guest]) {
      await expect(client.getCustomer({ params: customer.params })).rejects.toMatchObject(notFound);
      await expect(client.updateCustomer({ params: customer.params, body: { firstName: 'Evil' } })).rejects.toMatchObject(notFound);
    }
    await expect(customer.client.getCustomer({ params: { customerId: ' ' } })).rejects.toMatchObject(invalid);
    await expect(customer.client.getCustomer({ params: { customerId: "me'--" } })).rejects.toMatchObject(invalid);
    await expect(guest.client.updateCustomer({ params: { customerId: guest.customerId }, body: {} })).rejects.toMatchObject(invalid);
    await database.pool.query('DELETE FROM customer WHERE customer_group_id = $1', [other.customerId]);
    await expect(other.client.getCustomer({ params: other.params })).rejects.toMatchObject(invalid);
    expect(await customer.client.getCustomer({ params: customer.params })).toMatchObject({ firstName: 'Dale' });
  });

  it('ERROR-011 an error of the customer call has title, type and detail', async () => {
    const customer = await createCustomer(commerce);
    const response = await commerce.request('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/customers/me', {
      headers: { authorization: `Bearer ${customer.accessToken}` },
    });
    expect(await response.json()).toMatchObject({
      title: 'Invalid Customer',
      type: 'InvalidCustomerException',
      detail: 'The customer is invalid',
    });
  });
});
