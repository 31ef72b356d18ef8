import { sql } from 'drizzle-orm';
import { stores } from './tables.ts';

/** SQL subquery for the sitemap: column `id` of all stores. */
export const sitemapStores = sql`SELECT id FROM ${stores}`;
