import { previewScope } from '@outfitter/contract';
import { eq } from 'drizzle-orm';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { OAuthError, valueOrFault } from '../platform/http/fault.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { audienceOf, previewTokenSeconds, signPreviewToken } from './preview-token.ts';
import { editors } from './tables.ts';

/** Tries from one network, then one a minute. */
const networkLimit: RateLimit = { name: 'editor-network', capacity: 30, refillPerSecond: 1 / 60 };
/** Tries with one name from anywhere: wider, since anybody can use up an editor's. */
const nameLimit: RateLimit = { name: 'editor-name', capacity: 50, refillPerSecond: 1 / 30 };

/**
 * Trades an editor's name and password for a preview's token. What is wrong is not said, and takes as long whether the name
 * exists or not. Throws `LoginFault` 401 and `TooManyRequestsException`.
 */
export function createSignIn({ database: { db }, clock, settings, keys }: AuthDependencies) {
  const limiter = createRateLimiter(db, clock);
  const networkOf = createNetworkHasher(settings.masterKey);
  const nameKey = deriveKey(settings.masterKey, 'editor names');
  let nobodys: Promise<string> | undefined;

  return async ({ name, password }: { name: string; password: string }, headers: Headers) => {
    const known = name.trim().toLowerCase();
    valueOrFault(await limiter.take(networkLimit, networkOf(headers)));
    valueOrFault(await limiter.take(nameLimit, hmacSha256(nameKey, known).toString('base64url')));
    const [editor] = await db.select().from(editors).where(eq(editors.name, known));
    nobodys ??= hashPassword('nobody has this password');
    const isRight = await verifyPassword(editor?.passwordHash ?? (await nobodys), password);
    if (!editor || !isRight) throw new OAuthError('invalid_grant', 'Invalid Credentials.', 401);
    const token = await signPreviewToken(keys, editor, audienceOf(settings), clock.now());
    return { token, scope: previewScope, expiresIn: previewTokenSeconds } as const;
  };
}
