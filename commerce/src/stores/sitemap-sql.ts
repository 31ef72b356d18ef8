import { sql } from 'drizzle-orm';
import { stores } from './tables.ts';

export const sitemapStores = sql`SELECT id FROM ${stores} WHERE NOT closed_permanently`;
