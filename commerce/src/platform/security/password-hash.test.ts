import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('a password', () => {
  it('is hashed with argon2id, a new salt each time, and verified', async () => {
    const [one, other] = await Promise.all([hashPassword('höher-weiter'), hashPassword('höher-weiter')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'höher-weiter')).toBe(true);
    expect(await verifyPassword(one, 'höher-weiter'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(one, 'hoher-weiter')).toBe(false);
    expect(await verifyPassword(one, '')).toBe(false);
  });

  it('is verified with the costs in the hash', async () => {
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.from('somesaltsomesalt');
    const hash = argon2Sync('argon2id', { message: 'password', nonce, parallelism: 2, tagLength: 32, memory: 256, passes: 1 });
    const unpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    expect(await verifyPassword(`$argon2id$v=19$m=256,t=1,p=2$${unpaddedBase64(nonce)}$${unpaddedBase64(hash)}`, 'password')).toBe(true);
  });

  it('never matches a hash of an unknown format, which throws', async () => {
    for (const storedHash of ['', 'password', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21l$aGFzaA']) {
      await expect(verifyPassword(storedHash, 'password')).rejects.toThrow('unknown format');
    }
  });
});
