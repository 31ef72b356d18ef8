import { newAuthenticator } from '../../passkeys/testing/add-passkey.ts';
import type { SoftwareAuthenticator, UseFaults } from '../../passkeys/testing/software-authenticator.ts';
import type { SessionReply, TestBrowser } from './session-calls.ts';

type Credentials = { email: string; password: string };

export async function addPasskeyIn(browser: TestBrowser, credentials: Credentials, options: Parameters<typeof newAuthenticator>[0] = {}) {
  const authenticator = newAuthenticator(options);
  const client = browser.client((await browser.signIn(credentials)).body);
  const created = authenticator.create(await client.startPasskeyRegistration({ body: {} }));
  const passkey = await client.registerPasskey({ body: { credential: created } });
  return { authenticator, passkey, client };
}

export async function startPasskeySignIn(browser: TestBrowser) {
  return browser.client((await browser.guest()).body).startPasskeySignIn();
}

export async function signInWithPasskey(
  browser: TestBrowser,
  authenticator: SoftwareAuthenticator,
  { keepSignedIn = true, ...faults }: UseFaults & { keepSignedIn?: boolean } = {},
): Promise<SessionReply> {
  const credential = authenticator.use(await startPasskeySignIn(browser), faults);
  return browser.post('passkey', { credential, keepSignedIn });
}
