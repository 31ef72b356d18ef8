import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export function deriveKey(masterKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'hex'), '', `outfitter ${purpose}`, 32));
}

export function hmacSha256(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

const nonceLength = 12;
const tagLength = 16;

/** Encrypts with AES-256-GCM into nonce, tag and ciphertext. Decryption needs the same `context`. */
export function encrypt(key: Buffer, plaintext: string, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts a value. Throws if the key, the context or any byte differs. */
export function decrypt(key: Buffer, encrypted: Buffer, context: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(encrypted.subarray(nonceLength, nonceLength + tagLength));
  return decipher.update(encrypted.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}
