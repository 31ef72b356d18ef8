import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { Operator } from '../platform/http/operator.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { operatorTokens } from './tables.ts';

const namePattern = /^[\w.@+-]{2,60}$/;
const prefix = 'operator_';
const secretBytes = 32;
const day = 24 * 60 * 60 * 1000;
export const maxTokenDays = 366;

export interface NewOperatorToken {
  name: string;
  /** The only store in which the operator works. */
  storeId: string | undefined;
  days: number;
  by: string;
}

/** Returns the hash of a token: secrets of this length need neither salt nor a slow hash. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Creates a token. It is returned once: only its hash is stored. */
export async function addOperatorToken(
  queryable: Queryable,
  { name, storeId, days, by }: NewOperatorToken,
  now: Date,
): Promise<Result<{ token: string; expiresAt: Date }, 'ValidationException'>> {
  if (!namePattern.test(name)) return failure('ValidationException', 'The name of an operator has 2 to 60 letters, digits or . @ + - _');
  if (!Number.isInteger(days) || days < 1 || days > maxTokenDays)
    return failure('ValidationException', `A token is valid for 1 to ${maxTokenDays} days`);
  const token = `${prefix}${randomBytes(secretBytes).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + days * day);
  await queryable
    .insert(operatorTokens)
    .values({ tokenHash: hashOf(token), name, storeId: storeId ?? null, createdBy: by, createdAt: now, expiresAt });
  return ok({ token, expiresAt });
}

export async function removeOperator(queryable: Queryable, name: string): Promise<number> {
  const { rowCount } = await queryable.delete(operatorTokens).where(eq(operatorTokens.name, name));
  return rowCount ?? 0;
}

export async function listOperatorTokens(queryable: Queryable) {
  const { name, storeId, createdBy, createdAt, expiresAt } = operatorTokens;
  return queryable.select({ name, storeId, createdBy, createdAt, expiresAt }).from(operatorTokens).orderBy(asc(name), asc(createdAt));
}

export async function verifyOperatorToken(
  queryable: Queryable,
  token: string | undefined,
  now: Date,
): Promise<Result<Operator, 'InvalidAccessTokenException'>> {
  const invalid = failure('InvalidAccessTokenException', 'This call needs the token of an operator.');
  if (!token?.startsWith(prefix)) return invalid;
  const [found] = await queryable
    .select({ name: operatorTokens.name, storeId: operatorTokens.storeId })
    .from(operatorTokens)
    .where(and(eq(operatorTokens.tokenHash, hashOf(token)), gt(operatorTokens.expiresAt, now)));
  return found ? ok({ name: found.name, storeId: found.storeId ?? undefined }) : invalid;
}
