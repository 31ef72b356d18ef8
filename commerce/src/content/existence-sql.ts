import { type SQL, sql } from 'drizzle-orm';
import { contentItems } from './tables.ts';

/** Subquery for `EXISTS`. */
export const contentItemWithKey = (deliveryKey: SQL): SQL =>
  sql`SELECT FROM ${contentItems} WHERE ${contentItems.deliveryKey} = ${deliveryKey}`;
