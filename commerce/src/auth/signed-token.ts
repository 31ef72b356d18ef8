/** Tokens signed by the key ring: what access tokens and tokens of previews share. */
import { errors, importJWK, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { type KeyRing, signingAlgorithm } from './signing-keys.ts';

/** A token of these claims, signed by the key that signs now; issued at `now`, expired after `seconds`. */
export async function signToken(keys: KeyRing, claims: JWTPayload, now: Date, seconds: number): Promise<string> {
  const { id, key } = await keys.signingKey();
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid: id, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key);
}

/** The claims of a token that one of our trusted keys has signed; rejects with an error of `jose` for any other. */
export async function verifyToken(
  keys: KeyRing,
  token: string,
  options: Pick<JWTVerifyOptions, 'audience' | 'currentDate' | 'requiredClaims'>,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(
    token,
    async (header) => {
      const jwk = header.kid === undefined ? undefined : await keys.publicKey(header.kid);
      if (!jwk) throw new errors.JWKSNoMatchingKey();
      return importJWK(jwk, signingAlgorithm);
    },
    { ...options, algorithms: [signingAlgorithm] },
  );
  return payload;
}
