import { type SQL, sql } from 'drizzle-orm';
import { categories, styles } from './tables.ts';

export const styleWithId = (id: SQL): SQL => sql`SELECT FROM ${styles} WHERE ${styles.id} = ${id}`;
export const categoryWithId = (id: SQL): SQL => sql`SELECT FROM ${categories} WHERE ${categories.id} = ${id}`;
