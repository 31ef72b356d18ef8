import { CallError } from '@outfitter/contract/client';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { getShopper } from '../../platform/session/index.ts';
import { startCustomerSession } from '../sign-in.ts';

export interface ChosenPasskey {
  credential: AuthenticationResponseJSON;
  rpId: string;
}

export async function askForPasskey(): Promise<ChosenPasskey> {
  const optionsJSON = await getShopper().client.startPasskeySignIn({ body: {} });
  return { credential: await startAuthentication({ optionsJSON }), rpId: optionsJSON.rpId };
}

/**
 * Lets the browser list passkeys in the email field, until `signal` aborts. Resolves when the customer has chosen one; returns undefined if
 * the browser cannot list them.
 */
export async function awaitPasskeyOfField(signal: AbortSignal): Promise<ChosenPasskey | undefined> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return undefined;
  const optionsJSON = await getShopper().client.startPasskeySignIn({ body: {} });
  signal.throwIfAborted();
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return { credential: await startAuthentication({ optionsJSON, useBrowserAutofill: true }), rpId: optionsJSON.rpId };
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const isUnknown = (error: unknown): boolean => error instanceof CallError && error.arguments.reason === 'unknown';

/** Signs in with the chosen passkey. If the shop does not know it, password managers are notified, which then do not offer it again. */
export async function sendPasskey({ credential, rpId }: ChosenPasskey, keepSignedIn: boolean): Promise<void> {
  try {
    await startCustomerSession((client) => client.signInWithPasskey({ body: { credential, keepSignedIn } }));
  } catch (error) {
    if (isUnknown(error)) {
      await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: credential.id }).catch(() => undefined);
    }
    throw error;
  }
}
