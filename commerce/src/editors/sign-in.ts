import { previewScope } from '@outfitter/contract';
import { eq } from 'drizzle-orm';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import { createNetworksHasher } from '../platform/security/client-address.ts';
import { networkBuckets } from '../platform/security/network-buckets.ts';
import { hashPassword, verifyPassword } from '../platform/security/password-hash.ts';
import { type Bucket, createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import { createEditorDevices } from './editor-devices.ts';
import { previewTokenSeconds, signPreviewToken } from './preview-token.ts';
import { editors } from './tables.ts';

const networkLimit: RateLimit = { name: 'editor-network', capacity: 30, refillPerSecond: 1 / 60 };
/** By name and network, never by name alone: anyone could lock out an editor whose name they know. */
const nameLimit: RateLimit = { name: 'editor-name', capacity: 10, refillPerSecond: 1 / 60 };
/** Wrong passwords in a browser in which the editor has signed in before; the right password is always accepted there. */
const deviceLimit: RateLimit = { name: 'editor-device', capacity: 10, refillPerSecond: 1 / 60 };

interface PreviewSession {
  token: string;
  scope: typeof previewScope;
  expiresIn: number;
  device: string;
}

interface SignInOrigin {
  headers: Headers;
  /** Token of the browser, from an earlier sign-in. */
  deviceToken: string | undefined;
}

/** Neither the failure nor its duration reveals whether an editor of that name exists. */
export function createSignIn({ database: { db }, clock, settings, keys }: AuthDependencies) {
  const limiter = createRateLimiter(db, clock);
  const networksOf = createNetworksHasher(settings.masterKey);
  const nameKey = deriveKey(settings.masterKey, 'editor names');
  const devices = createEditorDevices(settings.masterKey);
  let placeholderHash: Promise<string> | undefined;

  function bucketsOf(name: string, headers: Headers): Bucket[] {
    const networks = networksOf(headers);
    const nameIn = (network: string) => hmacSha256(nameKey, `${network} ${name}`).toString('base64url');
    const namesInNetworks = { near: nameIn(networks.near), wide: nameIn(networks.wide) };
    return [...networkBuckets(networkLimit, networks), ...networkBuckets(nameLimit, namesInNetworks)];
  }

  return async (
    credentials: { name: string; password: string },
    { headers, deviceToken }: SignInOrigin,
  ): Promise<Result<PreviewSession, 'TooManyRequestsException'> | Failure<'InvalidCredentials'>> => {
    const name = credentials.name.trim().toLowerCase();
    const [editor] = await db.select().from(editors).where(eq(editors.name, name));
    const device = devices.read(deviceToken, clock.now());
    const knownDevice = editor && device?.editorIds.includes(editor.id) ? device : undefined;
    const buckets = knownDevice ? [] : bucketsOf(name, headers);
    const admitted = buckets.length > 0 ? await limiter.takeEach(buckets) : ok();
    if (!admitted.ok) return admitted;
    placeholderHash ??= hashPassword('nobody has this password');
    const isCorrect = await verifyPassword(editor?.passwordHash ?? (await placeholderHash), credentials.password);
    if (!editor || !isCorrect) {
      const limited = knownDevice ? await limiter.take(deviceLimit, knownDevice.id) : ok();
      return limited.ok ? failure('InvalidCredentials', 'Invalid Credentials.') : limited;
    }
    // Only wrong passwords count.
    if (buckets.length > 0) await limiter.giveBack(buckets);
    const now = clock.now();
    const token = await signPreviewToken(keys, editor, settings, now);
    return ok({ token, scope: previewScope, expiresIn: previewTokenSeconds, device: devices.sign(device, editor.id, now) });
  };
}
