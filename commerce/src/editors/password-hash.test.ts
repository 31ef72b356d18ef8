import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('the password of an editor', () => {
  it('is kept as argon2id with its costs, another text each time, and known again', async () => {
    const [one, other] = await Promise.all([hashPassword('höher-weiter'), hashPassword('höher-weiter')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'höher-weiter')).toBe(true);
    expect(await verifyPassword(one, 'höher-weiter'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(one, 'hoher-weiter')).toBe(false);
    expect(await verifyPassword(one, '')).toBe(false);
  });

  it('follows the costs that its own text names', async () => {
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.from('somesaltsomesalt');
    const hash = argon2Sync('argon2id', { message: 'password', nonce, parallelism: 2, tagLength: 32, memory: 256, passes: 1 });
    const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    expect(await verifyPassword(`$argon2id$v=19$m=256,t=1,p=2$${plain(nonce)}$${plain(hash)}`, 'password')).toBe(true);
  });

  it('of no known form is a failure, never a match', async () => {
    for (const kept of ['', 'password', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21l$aGFzaA']) {
      await expect(verifyPassword(kept, 'password')).rejects.toThrow('unknown form');
    }
  });
});
