import type { CommerceSettings } from '../../commerce-dependencies.ts';
import { systemClock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/log.ts';
import { issuerOf } from '../discovery.ts';
import { claimsOf, type Subject, tenantOf } from '../tokens/access-token.ts';
import { signToken } from '../tokens/signed-token.ts';
import { createKeyRing } from '../tokens/signing-keys.ts';

type TokenSettings = Pick<CommerceSettings, 'siteOrigin' | 'organizationId' | 'siteId' | 'clientId' | 'masterKey'>;

export interface TokenSigner {
  /** Signs a token with the shop's own key; `claims` replace those of the subject, `undefined` leaves one out. */
  sign(subject: Subject, claims?: Record<string, unknown>, issuedAt?: Date, seconds?: number): Promise<string>;
  readonly claimsOf: (subject: Subject) => Record<string, unknown>;
  keyId(): Promise<string>;
}

/** Signs tokens that only a stolen key, or a fault of the shop, could make. */
export function createTokenSigner(database: DatabaseHandle, settings: TokenSettings): TokenSigner {
  const log = createLogger({ level: 'silent' });
  const keys = createKeyRing({ database, clock: systemClock, log, settings: settings as CommerceSettings });
  const allClaimsOf = (subject: Subject) => ({
    ...claimsOf(subject, tenantOf(settings.organizationId)),
    iss: issuerOf(settings),
    aud: settings.siteOrigin,
  });
  return {
    sign: (subject, claims = {}, issuedAt = new Date(), seconds = 1_800) =>
      signToken(keys, { ...allClaimsOf(subject), ...claims }, issuedAt, seconds),
    claimsOf: allClaimsOf,
    keyId: async () => (await keys.signingKey()).id,
  };
}
