import type { Passkey } from '@outfitter/contract/client';
import { startRegistration } from '@simplewebauthn/browser';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { isCanceled } from './is-canceled.ts';
import { passkeysQuery } from './passkeys-query.ts';

/** Creates a passkey. Without the password, the customer must have signed in a few minutes ago. */
export async function createPasskey(password: string | undefined): Promise<Passkey | undefined> {
  const { customerClient: client } = getShopper();
  const optionsJSON = await client.startPasskeyRegistration({ body: { password } });
  try {
    const credential = await startRegistration({ optionsJSON });
    const passkey = await client.registerPasskey({ body: { credential } });
    await getQueryClient().invalidateQueries({ queryKey: passkeysQuery.queryKey });
    return passkey;
  } catch (error) {
    if (isCanceled(error)) return undefined;
    throw error;
  }
}
