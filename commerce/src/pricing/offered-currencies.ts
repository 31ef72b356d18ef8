import type { Currency } from '@outfitter/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { priceBooks } from './tables.ts';

export async function offeredCurrencies(queryable: Queryable): Promise<Currency[]> {
  const rows = await queryable.selectDistinct({ currency: priceBooks.currency }).from(priceBooks).where(eq(priceBooks.kind, 'list'));
  return rows.map((row) => row.currency as Currency);
}
