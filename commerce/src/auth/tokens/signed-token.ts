import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { type KeyRing, signingAlgorithm } from './signing-keys.ts';

/** Claims that bind a token to the shop. Shops that share a database share their keys, too. */
export interface TokenClaims extends JWTPayload {
  iss: string;
  aud: string | string[];
}

export async function signToken(keys: KeyRing, claims: TokenClaims, now: Date, seconds: number): Promise<string> {
  const { id, key } = await keys.signingKey();
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid: id, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key);
}

/** Returns the claims of a token signed by a trusted key; throws a `jose` error for any other token. */
export async function verifyToken(
  keys: KeyRing,
  token: string,
  options: { issuer: string; audience: string } & Pick<JWTVerifyOptions, 'currentDate' | 'requiredClaims'>,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(
    token,
    // jose imports a JWK once for as long as the key ring holds this object.
    async (header) => {
      const jwk = header.kid === undefined ? undefined : await keys.publicKey(header.kid);
      if (!jwk) throw new errors.JWKSNoMatchingKey();
      return jwk;
    },
    { ...options, algorithms: [signingAlgorithm] },
  );
  return payload;
}
