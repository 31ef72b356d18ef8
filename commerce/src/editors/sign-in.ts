import { previewScope } from '@outfitter/contract';
import { eq } from 'drizzle-orm';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { audienceOf, previewTokenSeconds, signPreviewToken } from './preview-token.ts';
import { editors } from './tables.ts';

/** Higher than the limit per network, because anyone can use up the attempts for an editor's name. */
const nameLimit: RateLimit = { name: 'editor-name', capacity: 50, refillPerSecond: 1 / 30 };

interface PreviewSession {
  token: string;
  scope: typeof previewScope;
  expiresIn: number;
}

/** Neither the failure nor its duration reveals whether an editor of that name exists. */
export function createSignIn({ database: { db }, clock, settings, keys }: AuthDependencies) {
  const limiter = createRateLimiter(db, clock);
  const nameKey = deriveKey(settings.masterKey, 'editor names');
  let placeholderHash: Promise<string> | undefined;

  return async (credentials: {
    name: string;
    password: string;
  }): Promise<Result<PreviewSession, 'TooManyRequestsException'> | Failure<'InvalidCredentials'>> => {
    const name = credentials.name.trim().toLowerCase();
    const limited = await limiter.take(nameLimit, hmacSha256(nameKey, name).toString('base64url'));
    if (!limited.ok) return limited;
    const [editor] = await db.select().from(editors).where(eq(editors.name, name));
    placeholderHash ??= hashPassword('nobody has this password');
    const isCorrect = await verifyPassword(editor?.passwordHash ?? (await placeholderHash), credentials.password);
    if (!editor || !isCorrect) return failure('InvalidCredentials', 'Invalid Credentials.');
    const token = await signPreviewToken(keys, editor, audienceOf(settings), clock.now());
    return ok({ token, scope: previewScope, expiresIn: previewTokenSeconds });
  };
}
