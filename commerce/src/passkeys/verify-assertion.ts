import type { UsedPasskey } from '@outfitter/contract';
import { ok, type Result } from '../platform/result.ts';
import { type ClientData, checkOrigin } from './client-data.ts';
import type { PasskeyRow } from './queries.ts';
import { rejectPasskey } from './reject-passkey.ts';
import type { RelyingParty } from './relying-party.ts';
import { toRejectedPasskey } from './to-rejected-passkey.ts';

export interface VerifiedAssertion {
  /** Number of uses; zero if the authenticator does not count. */
  counter: number;
  isBackedUp: boolean;
}

/** Verifies that a passkey has signed a challenge, which the caller has consumed. The counter is compared by `recordUse`. */
export async function verifyAssertion(
  credential: UsedPasskey,
  clientData: ClientData,
  { credentialId, publicKey, userHandle }: PasskeyRow,
  relyingParty: RelyingParty,
): Promise<Result<VerifiedAssertion, 'InvalidPasskeyException'>> {
  const isOwn = checkOrigin(clientData, relyingParty);
  if (!isOwn.ok) return isOwn;
  // The authenticator names the owner of the passkey, because the sign-in asks for no address.
  if (!Buffer.from(credential.response.userHandle ?? '', 'base64url').equals(userHandle)) return rejectPasskey('unknown');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: clientData.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: { id: credentialId.toString('base64url'), publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: false,
    });
    if (!verified) return rejectPasskey('signature');
    if (!authenticationInfo.userVerified) return rejectPasskey('user-verification');
    return ok({ counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp });
  } catch (error) {
    return toRejectedPasskey(error);
  }
}
