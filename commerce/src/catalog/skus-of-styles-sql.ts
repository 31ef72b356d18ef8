import { type SQL, sql } from 'drizzle-orm';
import { skus } from './tables.ts';

/** Returns an SQL table expression of the SKUs of some styles: `id`, `style_id`, `color_code` and `position` within the style. */
export function skusOfStylesSql(styleIds: readonly string[]): SQL {
  return sql`(SELECT id, style_id, color_code, position FROM ${skus} WHERE style_id = ANY(${sql.param([...styleIds])}::text[]))`;
}
