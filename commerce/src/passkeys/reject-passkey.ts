import type { PasskeyRejection } from '@outfitter/contract';
import { type Failure, failure } from '../platform/result.ts';

export type RejectedPasskey = Failure<'InvalidPasskeyException'>;

const messages: Record<PasskeyRejection, string> = {
  malformed: 'The passkey could not be read.',
  challenge: 'The request for this passkey has expired or was answered already. Please try again.',
  origin: 'The passkey was used on another site.',
  'relying-party': 'The passkey belongs to another site.',
  attestation: 'A passkey must not bring certificates of its device.',
  signature: 'The signature of the passkey is not valid.',
  'user-verification': 'The device must ask for the fingerprint, the face or the screen lock of its user.',
  unknown: 'No account has this passkey.',
  counter: 'The passkey was used elsewhere in the meantime.',
};

export function rejectPasskey(reason: PasskeyRejection): RejectedPasskey {
  return failure('InvalidPasskeyException', messages[reason], { reason });
}
