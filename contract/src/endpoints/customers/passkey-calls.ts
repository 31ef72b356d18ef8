/** Passkeys of customers (WebAuthn): adding, listing and removing them, and signing in with one. Binary values are base64url. */
import { z } from 'zod';
import { maxPasskeyNameLength } from '../../constants.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { signedInSession, signInQuery } from './session-calls.ts';

/** Id of a credential, of at most 1,023 bytes. */
const credentialId = z
  .string()
  .min(1)
  .max(1_364)
  .regex(/^[\w-]+$/);
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);
const publicKeyType = z.literal('public-key');
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
export type PasskeyTransport = z.output<typeof transport>;

const relyingPartyId = z.string();
/** Challenge of both ceremonies: single use, five minutes, for the session that requested it. */
const challenge = z.string();
const timeout = z.number().int();

/** `PublicKeyCredentialCreationOptionsJSON` of the WebAuthn standard. */
export const passkeyCreationOptions = z.strictObject({
  challenge,
  rp: z.strictObject({ id: relyingPartyId, name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKeyType, alg: z.number().int() })),
  timeout,
  excludeCredentials: z.array(z.strictObject({ type: publicKeyType, id: z.string(), transports: z.array(transport) })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON`. It names no passkey: the customer chooses one, so no address has to be known. */
export const passkeyRequestOptions = z.strictObject({
  challenge,
  rpId: relyingPartyId,
  timeout,
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

/** The members of `RegistrationResponseJSON` that are verified. Browsers send others, too. */
export const createdPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(30)).max(20).optional(),
  }),
});
export type CreatedPasskey = z.output<typeof createdPasskey>;

/** The members of `AuthenticationResponseJSON` that are verified. */
export const usedPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

const passkeyName = z.string().trim().min(1).max(maxPasskeyNameLength);

export const passkey = z.strictObject({
  passkeyId: z.string(),
  /** Name of the passkey; absent until the customer has named it. */
  name: z.string().optional(),
  /** Name of the browser and of the operating system with which the passkey was added, by the user agent; empty if it is not known. */
  browser: z.string(),
  system: z.string(),
  /** Whether a password manager has copies of the passkey on other devices. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Time of the last sign-in; absent until the first one. */
  lastUsedAt: z.iso.datetime().optional(),
});
export type Passkey = z.output<typeof passkey>;

const passkeyParams = z.strictObject({ passkeyId: z.string().max(60) });

export const startPasskeySignIn = defineEndpoint('startPasskeySignIn', {
  summary: 'Returns what a browser needs to ask for a passkey. The challenge is for the session of the token.',
  body: z.strictObject({}).optional(),
  response: passkeyRequestOptions,
  faults: ['TooManyRequestsException'],
});
export const signInWithPasskey = defineEndpoint('signInWithPasskey', {
  summary: 'Signs a customer in with a passkey, in place of the password. Everything else is as in `signInSession`.',
  query: signInQuery,
  body: z.strictObject({ credential: usedPasskey, keepSignedIn: z.boolean() }),
  response: signedInSession,
  faults: ['ForbiddenException', 'InvalidPasskeyException', 'TooManyRequestsException'],
});
export const startPasskeyRegistration = defineEndpoint('startPasskeyRegistration', {
  summary: 'Returns what a browser needs to create a passkey. Asks for the password unless the customer has just signed in.',
  body: z.strictObject({ password: z.string().max(1_000).optional() }),
  response: passkeyCreationOptions,
  faults: [
    'InvalidCustomerException',
    'InvalidCredentialsException',
    'PasskeyLimitException',
    'PasswordRequiredException',
    'TooManyRequestsException',
  ],
});
export const registerPasskey = defineEndpoint('registerPasskey', {
  summary: 'Adds the passkey that the browser has created, and tells the customer by mail.',
  body: z.strictObject({ credential: createdPasskey }),
  response: passkey,
  faults: ['InvalidCustomerException', 'InvalidPasskeyException', 'PasskeyExistsException', 'PasskeyLimitException'],
});
export const getPasskeys = defineEndpoint('getPasskeys', {
  summary: 'Returns the passkeys of the customer, the latest first.',
  response: z.strictObject({ passkeys: z.array(passkey) }),
  faults: ['InvalidCustomerException'],
});
export const renamePasskey = defineEndpoint('renamePasskey', {
  summary: 'Names a passkey.',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
  faults: ['InvalidCustomerException', 'PasskeyNotFoundException'],
});
export const removePasskey = defineEndpoint('removePasskey', {
  summary: 'Removes a passkey, which no longer signs in, and tells the customer by mail.',
  params: passkeyParams,
  status: 204,
  faults: ['InvalidCustomerException', 'PasskeyNotFoundException'],
});
