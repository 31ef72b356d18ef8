import type { TestDatabase } from '../../testing/test-database.ts';

/** Columns whose text is searched: everything that a text can be stored in. */
const textTypes = ['text', 'character varying', 'json', 'jsonb', 'ARRAY'];

/** Returns the columns of the whole database that contain one of the texts, in any case: `customer.email contains dale@example.com`. */
export async function findText({ pool }: TestDatabase, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ name: string; column: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name, column_name AS column
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') AND data_type = ANY ($1)`,
    [textTypes],
  );
  const found: string[] = [];
  for (const { name, column } of columns) {
    const { rows } = await pool.query<{ wanted: string }>(
      `SELECT DISTINCT wanted FROM ${name} AS searched, unnest($1::text[]) AS wanted
       WHERE strpos(lower(to_jsonb(searched."${column}")::text), lower(trim('"' FROM to_jsonb(wanted)::text))) > 0`,
      [texts],
    );
    found.push(...rows.map(({ wanted }) => `${name.replace('public.', '')}.${column} contains ${wanted}`));
  }
  return found;
}

/** Returns the tables of the database that may hold data of a customer: those with a column for a customer group or an email address. */
export async function tablesOfCustomers({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = ANY ($1) ORDER BY table_name`,
    [['customer_group_id', 'customer_id', 'address_key', 'email', 'voter']],
  );
  return rows.map(({ name }) => name);
}
