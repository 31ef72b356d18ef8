import { z } from 'zod';
import { ok, type Result } from '../platform/result.ts';
import { rejectPasskey } from './reject-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

/** Data of the browser about the ceremony, which the passkey signs. */
const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});
export type ClientData = z.output<typeof clientData>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readClientData(encoded: string, type: 'webauthn.create' | 'webauthn.get'): Result<ClientData, 'InvalidPasskeyException'> {
  const parsed = clientData.safeParse(parseJson(Buffer.from(encoded, 'base64url').toString('utf8')));
  return parsed.success && parsed.data.type === type ? ok(parsed.data) : rejectPasskey('malformed');
}

/** Checks that a page of the shop, not embedded in another site, uses the passkey. */
export function checkOrigin(
  { origin, crossOrigin }: ClientData,
  { origin: own }: RelyingParty,
): Result<undefined, 'InvalidPasskeyException'> {
  return origin === own && crossOrigin !== true ? ok() : rejectPasskey('origin');
}
