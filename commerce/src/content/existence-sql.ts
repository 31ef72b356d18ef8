import { type SQL, sql } from 'drizzle-orm';
import { contentItems } from './tables.ts';

/** SQL subquery for `EXISTS`, for statements that check delivery keys. */
export const contentItemWithKey = (deliveryKey: SQL): SQL =>
  sql`SELECT FROM ${contentItems} WHERE ${contentItems.deliveryKey} = ${deliveryKey}`;
