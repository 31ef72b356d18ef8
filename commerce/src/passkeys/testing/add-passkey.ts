import type { Client, Passkey } from '@outfitter/contract/client';
import { testSettings } from '../../testing/test-settings.ts';
import { createAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts';

export const newAuthenticator = (options: Omit<Parameters<typeof createAuthenticator>[0], 'origin'> = {}): SoftwareAuthenticator =>
  createAuthenticator({ origin: testSettings.siteOrigin, ...options });

export async function addPasskey(
  { client, password }: { client: Client; password: string },
  authenticator: SoftwareAuthenticator = newAuthenticator(),
): Promise<{ authenticator: SoftwareAuthenticator; passkey: Passkey }> {
  const options = await client.startPasskeyRegistration({ body: { password } });
  return { authenticator, passkey: await client.registerPasskey({ body: { credential: authenticator.create(options) } }) };
}
