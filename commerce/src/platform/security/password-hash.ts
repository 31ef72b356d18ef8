/** Passwords are stored as argon2id hashes in the PHC string format, which contains the costs, so that they can be raised later. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createHashQueue } from './hash-queue.ts';

/**
 * On half of the cores, and at most two of the four threads of libuv, so that other calls are served meanwhile. A hash takes about 40 ms of
 * a core: forty that wait do so for less than two seconds.
 */
const queue = createHashQueue({ running: Math.min(2, Math.ceil(availableParallelism() / 2)), waiting: 40 });
const deriveNow = promisify(argon2);
const derive: typeof deriveNow = (...input) => queue(() => deriveNow(...input));

/** Costs in KiB, passes and lanes: the minimum that OWASP recommends; takes tens of milliseconds. */
const costs = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const hashPattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const unpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: hashBytes, ...costs });
  return `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`;
}

export function isOutdatedHash(storedHash: string): boolean {
  const [, memory, passes, parallelism] = hashPattern.exec(storedHash) ?? [];
  return Number(memory) < costs.memory || Number(passes) < costs.passes || Number(parallelism) < costs.parallelism;
}

export async function verifyPassword(storedHash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = hashPattern.exec(storedHash) ?? [];
  if (!memory) throw new Error('the stored password hash has an unknown format');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}
