import type { CreatedPasskey } from '@outfitter/contract';
import { ok, type Result } from '../platform/result.ts';
import type { ClientData } from './client-data.ts';
import { rejectPasskey } from './reject-passkey.ts';
import type { RelyingParty } from './relying-party.ts';
import { toRejectedPasskey } from './to-rejected-passkey.ts';

/** COSE names of EdDSA, ES256 and RS256, in this order of preference: all authenticators have one of them. */
export const algorithms = [-8, -7, -257];

export interface VerifiedRegistration {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  isBackupEligible: boolean;
  isBackedUp: boolean;
}

/**
 * Verifies what an authenticator has created. Certificates of the device are not asked for; the verification of any would fetch lists of
 * revoked ones from addresses that they name.
 */
export async function verifyRegistration(
  credential: CreatedPasskey,
  { challenge }: ClientData,
  relyingParty: RelyingParty,
): Promise<Result<VerifiedRegistration, 'InvalidPasskeyException'>> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  const { clientDataJSON, attestationObject } = credential.response;
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = decoded.get('fmt');
    const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
    if (format !== 'none' && !isSelfSigned) return rejectPasskey('attestation');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: false,
    });
    if (!verified) return rejectPasskey('signature');
    if (!registrationInfo.userVerified) return rejectPasskey('user-verification');
    const { credential: created, credentialDeviceType, credentialBackedUp } = registrationInfo;
    if (created.id !== credential.id) return rejectPasskey('malformed');
    return ok({
      credentialId: Buffer.from(created.id, 'base64url'),
      publicKey: Buffer.from(created.publicKey),
      counter: created.counter,
      isBackupEligible: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    });
  } catch (error) {
    return toRejectedPasskey(error);
  }
}
