import { type SQL, sql } from 'drizzle-orm';
import { contentItems } from './tables.ts';

export const contentItemWithKey = (deliveryKey: SQL): SQL =>
  sql`SELECT FROM ${contentItems} WHERE ${contentItems.deliveryKey} = ${deliveryKey}`;
