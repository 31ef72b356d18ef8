import { type SQL, sql } from 'drizzle-orm';
import { categories, skus, styles } from './tables.ts';

export const styleWithId = (id: SQL): SQL => sql`SELECT FROM ${styles} WHERE ${styles.id} = ${id}`;
export const categoryWithId = (id: SQL): SQL => sql`SELECT FROM ${categories} WHERE ${categories.id} = ${id}`;
export const styleOfSku = (skuId: SQL): SQL => sql`SELECT ${skus.styleId} FROM ${skus} WHERE ${skus.id} = ${skuId}`;
