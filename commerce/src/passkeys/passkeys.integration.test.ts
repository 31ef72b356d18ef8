import { type CreatedPasskey, maxPasskeys } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../accounts/testing/session-calls.ts';
import { createAccountMailbox } from '../testing/account-mailbox.ts';
import { createCustomer, registerTestCustomer } from '../testing/customer-builder.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { deleteExpiredChallenges } from './challenges.ts';
import { addPasskey, newAuthenticator } from './testing/add-passkey.ts';
import type { CreationFaults } from './testing/software-authenticator.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const mailbox = createAccountMailbox(commerce);

const toRejectedPasskey = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    ({ type, arguments: details }: { type: string; arguments?: { reason?: string } }) => details?.reason ?? type,
  );
const customer = () => createCustomer(commerce);
const startedBy = ({ client, password }: Awaited<ReturnType<typeof customer>>) => client.startPasskeyRegistration({ body: { password } });
const subjectsFor = async (email: string) => (await mailbox.receive()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('adding a passkey', () => {
  it('asks for one that the device finds by itself, protects by its lock, and that names nobody', async () => {
    const dale = await customer();
    const options = await startedBy(dale);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Ridge & Rivet' },
      user: { name: dale.email, displayName: 'Dale Ostergaard' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect((await startedBy(dale)).user.id).toBe(options.user.id);
    expect((await startedBy(await customer())).user.id).not.toBe(options.user.id);
  });

  it('stores it, tells the customer by mail, and does not offer the device again', async () => {
    const dale = await customer();
    const { authenticator, passkey } = await addPasskey(dale, newAuthenticator({ isSynced: true }));
    expect((await dale.client.getPasskeys()).passkeys).toEqual([passkey]);
    expect(passkey).toMatchObject({ isSynced: true, createdAt: commerce.clock.now().toISOString() });
    expect(passkey).not.toHaveProperty('lastUsedAt');
    expect((await startedBy(dale)).excludeCredentials).toEqual([
      { type: 'public-key', id: authenticator.id, transports: ['internal', 'hybrid'] },
    ]);
    expect(await subjectsFor(dale.email)).toContain('A passkey was added to your Ridge & Rivet account');
    const { rows } = await database.pool.query('SELECT * FROM passkey WHERE customer_group_id = $1', [dale.customerId]);
    expect(rows).toMatchObject([{ is_backup_eligible: true, is_backed_up: true, counter: 0, transports: ['internal', 'hybrid'] }]);
  });

  it('needs the password unless the customer has signed in within ten minutes, also after a token refresh', async () => {
    const dale = await registerTestCustomer(commerce.deps, {
      registeredAt: new Date(commerce.clock.now().getTime() - 30 * 24 * 60 * 60_000),
    });
    const browser = openBrowser(commerce);
    const { body } = await browser.signIn(dale);
    const client = browser.client(body);
    await client.startPasskeyRegistration({ body: {} });
    commerce.clock.advance(10 * 60_000);
    expect(await toRejectedPasskey(client.startPasskeyRegistration({ body: {} }))).toBe('PasswordRequiredException');
    const refreshed = browser.client((await browser.refresh()).body);
    expect(await toRejectedPasskey(refreshed.startPasskeyRegistration({ body: {} }))).toBe('PasswordRequiredException');
    expect(await toRejectedPasskey(refreshed.startPasskeyRegistration({ body: { password: 'x' } }))).toBe('InvalidCredentialsException');
    await refreshed.startPasskeyRegistration({ body: { password: dale.password } });
  });

  it('is for customers only', async () => {
    const { client } = await commerce.guest();
    expect(await toRejectedPasskey(client.startPasskeyRegistration({ body: {} }))).toBe('InvalidCustomerException');
    expect(await toRejectedPasskey(client.getPasskeys())).toBe('InvalidCustomerException');
  });

  const faults: [string, string, CreationFaults][] = [
    ['made on another site', 'origin', { origin: 'https://evil.example' }],
    ['made on another port of the host', 'origin', { origin: 'http://localhost:4000' }],
    ['made in a frame of another site', 'origin', { crossOrigin: true }],
    ['of another relying party', 'relying-party', { rpId: 'evil.example' }],
    ['made by signing in', 'malformed', { type: 'webauthn.get' }],
    ['for a challenge of one’s own', 'challenge', { challenge: 'A'.repeat(43) }],
    ['made without the lock of the device', 'user-verification', { isUserVerified: false }],
    ['made without anyone there', 'malformed', { isUserPresent: false }],
    ['with a certificate', 'attestation', { format: 'packed', statement: new Map([['x5c', Buffer.from('x')]]) }],
    ['with a statement about an unknown format', 'attestation', { format: 'tpm' }],
    ['with a statement that should be empty', 'malformed', { statement: new Map([['x', 'y']]) }],
  ];
  it.each(faults)('rejects one %s', async (_, reason, fault) => {
    const dale = await customer();
    const credential = newAuthenticator().create(await startedBy(dale), fault);
    expect(await toRejectedPasskey(dale.client.registerPasskey({ body: { credential } }))).toBe(reason);
    expect((await dale.client.getPasskeys()).passkeys).toEqual([]);
  });

  const damages: [string, (response: CreatedPasskey['response']) => Partial<CreatedPasskey['response']>][] = [
    ['no attestation', () => ({ attestationObject: '' })],
    ['an attestation that is not CBOR', () => ({ attestationObject: '_____w' })],
    ['an attestation that is a number', () => ({ attestationObject: 'AQ' })],
    ['a truncated attestation', ({ attestationObject }) => ({ attestationObject: attestationObject.slice(0, -40) })],
    ['deeply nested CBOR', () => ({ attestationObject: 'gYGB'.repeat(4_500) })],
    ['no client data', () => ({ clientDataJSON: '' })],
    ['client data that is not an object', () => ({ clientDataJSON: Buffer.from('[1]').toString('base64url') })],
  ];
  it.each(damages)('rejects one with %s, and never fails', async (_, damage) => {
    const dale = await customer();
    const created = newAuthenticator().create(await startedBy(dale));
    const credential = { ...created, response: { ...created.response, ...damage(created.response) } };
    expect(await toRejectedPasskey(dale.client.registerPasskey({ body: { credential } }))).toBe('malformed');
  });

  it('accepts each challenge once, also for concurrent responses, for five minutes, and in its own session only', async () => {
    const dale = await customer();
    const register = async (options: Awaited<ReturnType<typeof startedBy>>, client = dale.client) =>
      toRejectedPasskey(client.registerPasskey({ body: { credential: newAuthenticator().create(options) } }));
    const options = await startedBy(dale);
    const results = await Promise.all([register(options), register(options), register(options)]);
    expect(results.sort()).toEqual(['accepted', 'challenge', 'challenge']);
    const late = await startedBy(dale);
    const [stolen, forSignIn] = [await startedBy(dale), await dale.client.startPasskeySignIn()];
    const elsewhere = await createCustomer(commerce);
    expect(await register(stolen, elsewhere.client)).toBe('challenge');
    expect(await register({ ...stolen, challenge: forSignIn.challenge })).toBe('challenge');
    commerce.clock.advance(5 * 60_000);
    expect(await register(late)).toBe('challenge');
    await deleteExpiredChallenges(commerce.deps.database.db, commerce.clock.now());
    const { rows } = await database.pool.query('SELECT FROM passkey_challenge WHERE customer_group_id = $1', [dale.customerId]);
    expect(rows).toEqual([]);
  });

  it('rejects a passkey that an account already has, also from its own customer', async () => {
    const [dale, ann] = [await customer(), await customer()];
    const { authenticator } = await addPasskey(dale);
    for (const { client, password } of [dale, ann]) {
      expect(await toRejectedPasskey(addPasskey({ client, password }, authenticator))).toBe('PasskeyExistsException');
    }
    expect((await ann.client.getPasskeys()).passkeys).toEqual([]);
  });

  it(`stops at ${maxPasskeys}, also with two at once`, async () => {
    const dale = await customer();
    for (let added = 1; added < maxPasskeys; added++) await addPasskey(dale);
    const attempts = await Promise.all([toRejectedPasskey(addPasskey(dale)), toRejectedPasskey(addPasskey(dale))]);
    expect(attempts.sort()).toEqual(['PasskeyLimitException', 'accepted']);
    expect(await toRejectedPasskey(startedBy(dale))).toBe('PasskeyLimitException');
  });
});

describe('the passkeys of a customer', () => {
  it('are named, listed with the latest first, and removed, of which a mail tells', async () => {
    const dale = await customer();
    const first = await addPasskey(dale);
    commerce.clock.advance(1_000);
    const second = await addPasskey(dale);
    const params = { passkeyId: first.passkey.passkeyId };
    expect(await dale.client.renamePasskey({ params, body: { name: '  Work laptop ' } })).toMatchObject({ name: 'Work laptop' });
    const ids = async () => (await dale.client.getPasskeys()).passkeys.map(({ passkeyId }) => passkeyId);
    expect(await ids()).toEqual([second.passkey.passkeyId, first.passkey.passkeyId]);
    await dale.client.removePasskey({ params });
    expect(await ids()).toEqual([second.passkey.passkeyId]);
    expect(await subjectsFor(dale.email)).toContain('A passkey was removed from your Ridge & Rivet account');
    // Removed here, it may be added again.
    await addPasskey(dale, first.authenticator);
  });

  it('cannot be told from unknown ones by others', async () => {
    const [dale, ann] = [await customer(), await customer()];
    const { passkey } = await addPasskey(dale);
    for (const passkeyId of [passkey.passkeyId, '01960000-0000-7000-8000-000000000000', 'x', "' OR 1=1"]) {
      const params = { passkeyId };
      expect(await toRejectedPasskey(ann.client.renamePasskey({ params, body: { name: 'Mine' } }))).toBe('PasskeyNotFoundException');
      expect(await toRejectedPasskey(ann.client.removePasskey({ params }))).toBe('PasskeyNotFoundException');
    }
    expect((await dale.client.getPasskeys()).passkeys).toEqual([passkey]);
  });

  it('leave an audit row when they are added and removed', async () => {
    const dale = await customer();
    const { passkey } = await addPasskey(dale);
    await dale.client.removePasskey({ params: { passkeyId: passkey.passkeyId } });
    const { rows } = await database.pool.query('SELECT action, operator FROM customer_change WHERE customer_group_id = $1 ORDER BY id', [
      dale.customerId,
    ]);
    expect(rows).toEqual([
      { action: 'add-passkey', operator: 'the customer' },
      { action: 'remove-passkey', operator: 'the customer' },
    ]);
  });
});
