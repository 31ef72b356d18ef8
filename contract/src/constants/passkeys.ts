/**
 * Why a passkey is rejected. `challenge`: it is unknown, used, expired, or of another session. `unknown`: no account has this passkey.
 * `counter`: the passkey was copied, or was used elsewhere at the same moment. The others are those of the WebAuthn standard.
 */
export const passkeyRejections = [
  'malformed',
  'challenge',
  'origin',
  'relying-party',
  'attestation',
  'signature',
  'user-verification',
  'unknown',
  'counter',
] as const;
export type PasskeyRejection = (typeof passkeyRejections)[number];
export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;
