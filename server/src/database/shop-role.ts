import { createHash } from 'node:crypto';
import pg from 'pg';
import { clusterOwner } from './create-cluster.ts';

/** The role of the shop's processes. It owns the database and its objects, but is not a superuser and sees no other database. */
export const shopRole = 'shop';

/** Derives the role's password from that of the superuser, so that it does not reveal the latter. */
export function shopPassword(ownerPassword: string): string {
  return createHash('sha256').update(`${ownerPassword} ${shopRole}`).digest('hex').slice(0, 48);
}

const isOfExtension = (catalog: string) =>
  `EXISTS (SELECT 1 FROM pg_depend AS dependency WHERE dependency.classid = '${catalog}'::regclass AND dependency.objid = object.oid
           AND dependency.deptype = 'e')`;
const ofShop = (owner: string) =>
  `${owner} = '${clusterOwner}'::regrole AND schema.nspname !~ '^pg_' AND schema.nspname <> 'information_schema'`;

/** Statements that transfer what earlier releases created as superuser. Sequences of columns follow their tables. */
const transfers = `
  SELECT format('ALTER SCHEMA %I OWNER TO ${shopRole}', schema.nspname) AS statement
  FROM pg_namespace AS schema WHERE ${ofShop('schema.nspowner')} AND schema.nspname <> 'public'
  UNION ALL
  SELECT format('ALTER %s %s OWNER TO ${shopRole}',
      CASE object.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      object.oid::regclass)
  FROM pg_class AS object JOIN pg_namespace AS schema ON schema.oid = object.relnamespace
  WHERE ${ofShop('object.relowner')} AND object.relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT ${isOfExtension('pg_class')}
    AND NOT (object.relkind = 'S' AND EXISTS (
      SELECT 1 FROM pg_depend AS dependency WHERE dependency.classid = 'pg_class'::regclass AND dependency.objid = object.oid
        AND dependency.deptype IN ('a', 'i')))
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${shopRole}', object.oid::regtype)
  FROM pg_type AS object JOIN pg_namespace AS schema ON schema.oid = object.typnamespace
  WHERE ${ofShop('object.typowner')} AND NOT ${isOfExtension('pg_type')}
    AND (object.typtype IN ('d', 'e', 'r') OR (SELECT relkind FROM pg_class WHERE oid = object.typrelid) = 'c')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${shopRole}', object.oid::regprocedure)
  FROM pg_proc AS object JOIN pg_namespace AS schema ON schema.oid = object.pronamespace
  WHERE ${ofShop('object.proowner')} AND NOT ${isOfExtension('pg_proc')}`;

/** Creates the role, or renews its password, and makes it the owner of the database. `ownerUrl` is that of the superuser. */
export async function ensureShopRole(ownerUrl: string, password: string, { mayCreateDatabases }: { mayCreateDatabases: boolean }) {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [shopRole]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${shopRole}`);
    const rights = `LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS ${mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'}`;
    await client.query(`ALTER ROLE ${shopRole} ${rights} PASSWORD '${password}'`);
    const { rows: databases } = await client.query<{ name: string; is_owned: boolean }>(
      `SELECT quote_ident(datname) AS name, datdba = '${shopRole}'::regrole AS is_owned FROM pg_database WHERE datname = current_database()`,
    );
    for (const { name, is_owned } of databases) if (!is_owned) await client.query(`ALTER DATABASE ${name} OWNER TO ${shopRole}`);
    const { rows } = await client.query<{ statement: string }>(transfers);
    for (const { statement } of rows) await client.query(statement);
  } finally {
    await client.end();
  }
}
