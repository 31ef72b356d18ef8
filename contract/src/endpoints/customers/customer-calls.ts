import { z } from 'zod';
import { bodyMeasurements, maxPounds, wearers } from '../../client/body-measurements.ts';
import { address, addressInput, emailAddress, phone } from '../../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';
import { customerPaymentInstrument } from './payment-instrument-calls.ts';

const name = z.string().trim().min(1).max(100);
const customerParts = ['addresses', 'paymentinstruments'];
const expand = z
  .string()
  .max(100)
  .refine(
    (text) => text.split(',').every((part) => customerParts.includes(part.trim())),
    `The parts are ${customerParts.join(' and ')}, separated by commas.`,
  );
/** Password of limited length. `InvalidPasswordException` gives the reason if it violates another rule. */
const password = z.string().max(1_000);
const token = z.string().max(300);
const succeeded = z.strictObject({ success: z.boolean() });

/** An address of the address book; `addressId` names it in the calls that change it. */
export const customerAddress = address.extend({
  addressId: z.string(),
  addressName: z.string(),
  preferred: z.boolean(),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** Body measurements in inches and pounds. */
const measurements = z.partialRecord(z.enum(bodyMeasurements), z.number().positive().max(maxPounds));

/** Customer (ACCOUNT-002). A guest has the fields up to `usid` only. */
export const customer = z.strictObject({
  customerId: z.string(),
  authType: z.enum(['guest', 'registered']),
  usid: z.string(),
  customerNo: z.string().optional(),
  c_externalCustomerNo: z.string().optional(),
  encUserId: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Address for mails: a confirmed address stays until the next one is confirmed. */
  email: z.string().optional(),
  /** `c_pendingEmail` if there is one, otherwise `email`. Both sign in. */
  login: z.string().optional(),
  phoneHome: z.string().optional(),
  creationDate: z.iso.datetime().optional(),
  lastModified: z.iso.datetime().optional(),
  c_preferredStoreID: z.string().optional(),
  /** The body measurements by which the shop suggests sizes, by wearer. */
  c_measurements: z.partialRecord(z.enum(wearers), measurements).optional(),
  /** Whether the customer has opened the link in the mail to this address. */
  c_emailConfirmed: z.boolean().optional(),
  /** The new login address, until its link is opened. */
  c_pendingEmail: z.string().optional(),
  addresses: z.array(customerAddress).optional(),
  paymentInstruments: z.array(customerPaymentInstrument).optional(),
});
export type Customer = z.output<typeof customer>;

const customerParams = shopParams({ customerId: z.string().max(60) });
const addressParams = shopParams({ customerId: z.string().max(60), addressName: z.string().max(100) });
/** Faults of a customer's calls (ERROR-008): 'The customer is invalid' for an empty or malformed id; another customer's id is not found. */
const customerFaults = ['CustomerNotFoundException', 'InvalidCustomerException'] as const;

export const registerCustomer = defineEndpoint('registerCustomer', {
  summary: 'Registers a customer, whose login is the email address. Does not sign in.',
  params: shopParams({}),
  query: shopQuery({}),
  body: z.strictObject({
    customer: z.strictObject({ firstName: name, lastName: name, email: emailAddress, login: emailAddress }),
    password,
  }),
  response: customer,
  faults: ['InvalidPasswordException', 'LoginAlreadyInUseException', 'TooManyRequestsException', 'ValidationException'],
});
export const resetCustomerPassword = defineEndpoint('resetCustomerPassword', {
  summary: 'Mails a link to set a new password. The response is the same for known and unknown addresses (API-060).',
  params: shopParams({}),
  query: shopQuery({}),
  body: z.strictObject({ identification: emailAddress, type: z.literal('email') }),
  status: 204,
  faults: ['TooManyRequestsException'],
});
export const checkPasswordLink = defineEndpoint('checkPasswordLink', {
  summary: 'Tells whether a reset link still works, without using it up and without a word about its customer.',
  body: z.strictObject({ token }),
  status: 204,
  faults: ['ForbiddenException', 'InvalidLinkException', 'TooManyRequestsException'],
});
export const setPasswordFromToken = defineEndpoint('setPasswordFromToken', {
  summary: 'Sets a new password with the token of a reset link, and ends every session of the customer. Returns the login.',
  body: z.strictObject({ password, token }),
  response: z.strictObject({ success: z.literal(true), login: z.string() }),
  faults: ['ForbiddenException', 'InvalidLinkException', 'InvalidPasswordException', 'TooManyRequestsException'],
});
export const getCustomer = defineEndpoint('getCustomer', {
  summary: 'Returns the customer of the token, with the parts that `expand` names: addresses, paymentinstruments.',
  params: customerParams,
  query: shopQuery({ expand: expand.optional() }),
  response: customer,
  faults: customerFaults,
});
export const updateCustomer = defineEndpoint('updateCustomer', {
  summary: 'Changes the name, the phone number, the chosen store and the body measurements.',
  params: customerParams,
  query: shopQuery({}),
  body: z.strictObject({
    firstName: name.optional(),
    lastName: name.optional(),
    phoneHome: z.union([phone, z.null()]).optional(),
    c_preferredStoreID: z.union([z.string().min(1).max(40), z.null()]).optional(),
    /** Measurements that replace those of the given wearers; null removes those of a wearer. */
    c_measurements: z.partialRecord(z.enum(wearers), z.union([measurements, z.null()])).optional(),
  }),
  response: customer,
  faults: [...customerFaults, 'StoreNotFoundException'],
});
export const updateCustomerPassword = defineEndpoint('updateCustomerPassword', {
  summary: 'Changes the password, and ends every other session of the customer.',
  params: customerParams,
  query: shopQuery({}),
  body: z.strictObject({ password, currentPassword: password }),
  status: 204,
  faults: [...customerFaults, 'InvalidPasswordException', 'InvalidCredentialsException', 'TooManyRequestsException'],
});
export const updateCustomerEmail = defineEndpoint('updateCustomerEmail', {
  summary:
    'Changes the login address. `success` is false if it is in use. The old address is notified, and receives the mails until the new one is confirmed by its link.',
  body: z.strictObject({ currentEmail: emailAddress, email: emailAddress, password }),
  response: succeeded,
  faults: ['InvalidCustomerException', 'InvalidCredentialsException', 'TooManyRequestsException'],
});
export const requestEmailConfirmation = defineEndpoint('requestEmailConfirmation', {
  summary: 'Mails the link that confirms the address of the customer again.',
  body: z.strictObject({}).optional(),
  response: succeeded,
  faults: ['InvalidCustomerException', 'TooManyRequestsException'],
});
export const confirmCustomerEmail = defineEndpoint('confirmCustomerEmail', {
  summary: 'Confirms an address with the token of its mail. Guest orders with this address then belong to the account.',
  body: z.strictObject({ token }),
  response: z.strictObject({ success: z.literal(true), email: z.string(), joinedOrders: z.number().int() }),
  faults: ['ForbiddenException', 'InvalidLinkException'],
});

export const getCustomerAddresses = defineEndpoint('getCustomerAddresses', {
  summary: 'Returns the address book, the preferred address first.',
  params: customerParams,
  query: shopQuery({}),
  response: z.strictObject({
    count: z.number().int(),
    data: z.array(customerAddress),
    start: z.number().int(),
    total: z.number().int(),
  }),
  faults: customerFaults,
});
export const createCustomerAddress = defineEndpoint('createCustomerAddress', {
  summary: 'Adds an address. One that the address book has already is not added again: the response is the existing one (ACCOUNT-018).',
  params: customerParams,
  query: shopQuery({}),
  body: addressInput,
  response: customerAddress,
  faults: [...customerFaults, 'AddressLimitException', 'ValidationException'],
});
export const updateCustomerAddress = defineEndpoint('updateCustomerAddress', {
  summary: 'Changes an address.',
  params: addressParams,
  query: shopQuery({}),
  body: addressInput,
  response: customerAddress,
  faults: [...customerFaults, 'AddressNotFoundException', 'ValidationException'],
});
export const removeCustomerAddress = defineEndpoint('removeCustomerAddress', {
  summary: 'Removes an address.',
  params: addressParams,
  query: shopQuery({}),
  status: 204,
  faults: [...customerFaults, 'AddressNotFoundException'],
});

export const exportCustomer = defineEndpoint('exportCustomer', {
  summary: 'Returns all data that the shop stores about the customer, by kind.',
  response: z.strictObject({
    exportedAt: z.iso.datetime(),
    sections: z.array(z.strictObject({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  }),
  faults: ['InvalidCustomerException'],
});
export const requestCustomerErasure = defineEndpoint('requestCustomerErasure', {
  summary: 'Mails a link whose token erases the account.',
  body: z.strictObject({ password }),
  response: succeeded,
  faults: ['InvalidCustomerException', 'InvalidCredentialsException', 'TooManyRequestsException'],
});
export const confirmCustomerErasure = defineEndpoint('confirmCustomerErasure', {
  summary: 'Erases the account of the token. Orders stay for accounting, without personal data.',
  body: z.strictObject({ token }),
  response: succeeded,
  faults: ['ForbiddenException', 'InvalidLinkException'],
});
