/** Passwords as they are kept: argon2id, in the usual text form that names its own costs, so that they can be raised later. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Kibibytes, passes, lanes: what OWASP asks for at the least; a few tens of milliseconds. */
const costs = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const hashPattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A password's hash, other each time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: hashBytes, ...costs });
  return `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${text(salt)}$${text(hash)}`;
}

/** Whether a hash is this password's; throws where the hash is none of ours. */
export async function verifyPassword(kept: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = hashPattern.exec(kept) ?? [];
  if (!memory) throw new Error('a kept password has an unknown form');
  const expected = Buffer.from(hash, 'base64');
  const found = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected);
}
