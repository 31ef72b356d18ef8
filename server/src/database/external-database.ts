import pg from 'pg';
import { OperatorError } from '../errors/operator-error.ts';

const minMajorVersion = 15;

/** Checks an external database. Throws an OperatorError if it is not reachable or not supported. Returns its version, such as `16.4`. */
export async function checkExternalDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  const { host } = client;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding",
    );
    const { version = '', encoding } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < minMajorVersion) {
      throw new OperatorError(`the database at ${host} is PostgreSQL ${version}`, `use PostgreSQL ${minMajorVersion} or newer`);
    }
    if (encoding !== 'UTF8') {
      throw new OperatorError(`the database at ${host} has the encoding ${encoding}`, "create it with CREATE DATABASE … ENCODING 'UTF8'");
    }
    return version;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const message = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new OperatorError(`the database at ${host} cannot be used: ${message}`, 'start the database, or correct DATABASE_URL');
  } finally {
    await client.end().catch(() => undefined);
  }
}
