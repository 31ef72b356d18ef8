import { randomInt } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { hashPassword } from '../platform/security/password-hash.ts';
import { editors } from './tables.ts';

const namePattern = /^[\w.@+-]{2,60}$/;
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password of four groups of five characters: nearly 100 bits, and still possible to type. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

export async function addEditor(db: Database, name: string, now: Date): Promise<Result<{ password: string }, 'ValidationException'>> {
  if (!namePattern.test(name)) return failure('ValidationException', 'The name of an editor has 2 to 60 letters, digits or . @ + - _');
  const password = generatePassword();
  const added = await db
    .insert(editors)
    .values({ id: newId(), name: name.toLowerCase(), passwordHash: await hashPassword(password), createdAt: now, passwordChangedAt: now })
    .onConflictDoNothing()
    .returning({ id: editors.id });
  return added.length > 0 ? ok({ password }) : failure('ValidationException', `The editor ${name.toLowerCase()} already exists`);
}

/** Resets a password. Returns `undefined` if the editor does not exist. Issued preview tokens stay valid until they expire. */
export async function resetPassword(db: Database, name: string, now: Date): Promise<{ password: string } | undefined> {
  const password = generatePassword();
  const updated = await db
    .update(editors)
    .set({ passwordHash: await hashPassword(password), passwordChangedAt: now })
    .where(eq(editors.name, name.toLowerCase()))
    .returning({ id: editors.id });
  return updated.length > 0 ? { password } : undefined;
}

export async function removeEditor(db: Database, name: string): Promise<boolean> {
  const removed = await db.delete(editors).where(eq(editors.name, name.toLowerCase())).returning({ id: editors.id });
  return removed.length > 0;
}

export async function listEditors(db: Database): Promise<{ name: string; passwordChangedAt: Date }[]> {
  return db.select({ name: editors.name, passwordChangedAt: editors.passwordChangedAt }).from(editors).orderBy(editors.name);
}

/** Adds the first editor. Returns `undefined` if there is an editor already. */
export async function addFirstEditor(db: Database, name: string, now: Date): Promise<{ password: string } | undefined> {
  const [row] = await db.select({ editors: count() }).from(editors);
  if ((row?.editors ?? 0) > 0) return undefined;
  const added = await addEditor(db, name, now);
  return added.ok ? added.value : undefined;
}
