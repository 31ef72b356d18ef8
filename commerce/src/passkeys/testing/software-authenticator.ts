/** An authenticator in software, with one passkey: an ES256 key, and what a browser adds to it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreatedPasskey, PasskeyCreationOptions, PasskeyRequestOptions, UsedPasskey } from '@outfitter/contract';
import { type CborValue, encodeCbor } from './encode-cbor.ts';

/** Deviations from what an honest browser and authenticator send. */
export interface CeremonyFaults {
  origin?: string;
  crossOrigin?: boolean;
  type?: string;
  challenge?: string;
  rpId?: string;
  isUserPresent?: boolean;
  isUserVerified?: boolean;
  counter?: number;
}

export interface CreationFaults extends CeremonyFaults {
  format?: string;
  statement?: ReadonlyMap<string, CborValue>;
}

export interface UseFaults extends CeremonyFaults {
  userHandle?: string;
  signedBy?: KeyObject;
}

interface AuthenticatorOptions {
  /** Origin of the shop's pages. */
  origin: string;
  /** Whether the authenticator counts its uses; those of synced passkeys do not. */
  isCounting?: boolean;
  isSynced?: boolean;
}

const flags = { userPresent: 1, userVerified: 4, backupEligible: 8, backedUp: 16, hasCredential: 64 };
const base64url = (bytes: Buffer) => bytes.toString('base64url');

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;

export function createAuthenticator({ origin, isCounting = false, isSynced = false }: AuthenticatorOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let uses = 0;
  let userHandle = '';

  function clientDataOf(type: string, challenge: string, faults: CeremonyFaults): Buffer {
    const data = { type, challenge, origin, crossOrigin: false };
    const { type: otherType = type, challenge: other = challenge, origin: otherOrigin = origin, crossOrigin = false } = faults;
    return Buffer.from(JSON.stringify({ ...data, type: otherType, challenge: other, origin: otherOrigin, crossOrigin }));
  }

  function authenticatorData(rpId: string, faults: CeremonyFaults, credential: Buffer = Buffer.alloc(0)): Buffer {
    if (isCounting) uses += 1;
    const { isUserPresent = true, isUserVerified = true, counter = uses } = faults;
    const bits =
      (isUserPresent ? flags.userPresent : 0) |
      (isUserVerified ? flags.userVerified : 0) |
      (isSynced ? flags.backupEligible | flags.backedUp : 0) |
      (credential.length > 0 ? flags.hasCredential : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const rpIdHash = createHash('sha256')
      .update(faults.rpId ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([bits]), counted, credential]);
  }

  /** Returns the AAGUID, length and id of the credential, and its key in the COSE format. */
  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, encodeCbor(key)]);
  }

  return {
    id,
    privateKey,
    create({ challenge, rp, user }: PasskeyCreationOptions, faults: CreationFaults = {}): CreatedPasskey {
      userHandle = user.id;
      const attestation = new Map<string, CborValue>([
        ['fmt', faults.format ?? 'none'],
        ['attStmt', faults.statement ?? new Map()],
        ['authData', authenticatorData(rp.id, faults, attestedCredential())],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', challenge, faults)),
          attestationObject: base64url(encodeCbor(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    use({ challenge, rpId }: PasskeyRequestOptions, faults: UseFaults = {}): UsedPasskey {
      const clientData = clientDataOf('webauthn.get', challenge, faults);
      const data = authenticatorData(rpId, faults);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, faults.signedBy ?? privateKey)),
          userHandle: faults.userHandle ?? userHandle,
        },
      };
    },
  };
}
