import { previewScope } from '@outfitter/contract';
import { eq } from 'drizzle-orm';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { ok, type Result } from '../platform/result.ts';
import { hashPassword, verifyPassword } from '../platform/security/password-hash.ts';
import { createSignInGuard, type SignInAttempt, type SignInLimits } from '../platform/security/sign-in-guard.ts';
import { previewTokenSeconds, signPreviewToken } from './preview-token.ts';
import { editors } from './tables.ts';

/** Limits by name and network, never by name alone: anyone could lock out an editor whose name they know. */
const limits: SignInLimits = {
  byNetwork: { name: 'editor-network', capacity: 30, refillPerSecond: 1 / 60 },
  byLogin: { name: 'editor-name', capacity: 10, refillPerSecond: 1 / 60 },
  byDevice: { name: 'editor-device', capacity: 10, refillPerSecond: 10 / 3600 },
};

interface PreviewSession {
  token: string;
  scope: typeof previewScope;
  expiresIn: number;
  device: string;
}

export function createSignIn({ database: { db }, clock, settings, keys }: AuthDependencies) {
  const guard = createSignInGuard({ kind: 'editor', limits, db, clock, masterKey: settings.masterKey });
  let placeholderHash: Promise<string> | undefined;

  return async (
    credentials: { name: string; password: string },
    origin: Pick<SignInAttempt<unknown>, 'headers' | 'deviceToken'>,
  ): Promise<Result<PreviewSession, 'TooManyRequestsException' | 'InvalidCredentialsException'>> => {
    const login = credentials.name.trim().toLowerCase();
    const [editor] = await db.select().from(editors).where(eq(editors.name, login));
    const verify = async () => {
      placeholderHash ??= hashPassword('nobody has this password');
      const isCorrect = await verifyPassword(editor?.passwordHash ?? (await placeholderHash), credentials.password);
      return isCorrect ? editor : undefined;
    };
    const accepted = await guard({ ...origin, login, accountId: editor?.id, verify });
    if (!accepted.ok) return accepted;
    const { account, device } = accepted.value;
    const token = await signPreviewToken(keys, account, settings, clock.now());
    return ok({ token, scope: previewScope, expiresIn: previewTokenSeconds, device });
  };
}
