import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { failure, ok, type Result } from '../../platform/result.ts';
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

interface VerifyOptions extends Pick<JWTVerifyOptions, 'currentDate' | 'requiredClaims'> {
  issuer: string;
  audience: string;
}

interface TokenReader<Value> {
  /** Returns what the claims state; undefined if they are those of another kind of token. */
  read(claims: JWTPayload): Value | undefined;
  /** Messages of the failure for a token that has expired, or that is not valid. */
  expired: string;
  invalid: string;
}

/** Verifies a token and returns what its claims state. Throws errors of the database that has the keys. */
export async function readToken<Value>(
  keys: KeyRing,
  token: string,
  options: VerifyOptions,
  { read, expired, invalid }: TokenReader<Value>,
): Promise<Result<Value, 'InvalidAccessTokenException'>> {
  try {
    const value = read(await verifyToken(keys, token, options));
    if (value !== undefined) return ok(value);
  } catch (error) {
    if (error instanceof errors.JWTExpired) return failure('InvalidAccessTokenException', expired);
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  return failure('InvalidAccessTokenException', invalid);
}

/** Returns the claims of a token signed by a trusted key; throws a `jose` error for any other token. */
async function verifyToken(keys: KeyRing, token: string, options: VerifyOptions): Promise<JWTPayload> {
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
