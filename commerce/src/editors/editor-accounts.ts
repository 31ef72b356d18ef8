/** The accounts of editors: made, given another password, taken away. There is no screen for it; a command does it. */
import { randomInt } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { hashPassword } from './password-hash.ts';
import { editors } from './tables.ts';

const namePattern = /^[\w.@+-]{2,60}$/;
/** No letter that reads like another one. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four times five letters: nearly a hundred bits, and still possible to type. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Makes an editor. Answers the password that was made for them; it is kept nowhere. */
export async function addEditor(db: Database, name: string, at: Date): Promise<Result<{ password: string }, 'ValidationException'>> {
  if (!namePattern.test(name)) return failure('ValidationException', 'An editor’s name has 2 to 60 letters, digits or . @ + - _');
  const password = generatePassword();
  const added = await db
    .insert(editors)
    .values({ id: newId(), name: name.toLowerCase(), passwordHash: await hashPassword(password), createdAt: at, passwordChangedAt: at })
    .onConflictDoNothing()
    .returning({ id: editors.id });
  return added.length > 0 ? ok({ password }) : failure('ValidationException', `There is an editor ${name.toLowerCase()} already`);
}

/** Gives an editor another password; undefined where there is no such editor. Tokens that are out end by themselves. */
export async function resetPassword(db: Database, name: string, at: Date): Promise<{ password: string } | undefined> {
  const password = generatePassword();
  const changed = await db
    .update(editors)
    .set({ passwordHash: await hashPassword(password), passwordChangedAt: at })
    .where(eq(editors.name, name.toLowerCase()))
    .returning({ id: editors.id });
  return changed.length > 0 ? { password } : undefined;
}

/** Takes an editor's account away; false where there is none. */
export async function removeEditor(db: Database, name: string): Promise<boolean> {
  const removed = await db.delete(editors).where(eq(editors.name, name.toLowerCase())).returning({ id: editors.id });
  return removed.length > 0;
}

export async function listEditors(db: Database): Promise<{ name: string; passwordChangedAt: Date }[]> {
  return db.select({ name: editors.name, passwordChangedAt: editors.passwordChangedAt }).from(editors).orderBy(editors.name);
}

/** The first editor of a shop that has none; undefined where there is one, or another process was quicker. */
export async function addFirstEditor(db: Database, name: string, at: Date): Promise<{ password: string } | undefined> {
  const [row] = await db.select({ editors: count() }).from(editors);
  if ((row?.editors ?? 0) > 0) return undefined;
  const added = await addEditor(db, name, at);
  return added.ok ? added.value : undefined;
}
