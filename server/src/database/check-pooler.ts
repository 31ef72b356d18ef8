import pg from 'pg';
import { OperatorError } from '../errors/operator-error.ts';

const preparedQuery = { name: 'outfitter_pooler_check', text: 'SELECT 1' };

/**
 * Checks prepared statements. Throws an OperatorError if they are lost: a transaction pooler may switch a client to another server
 * connection, on which its statements do not exist. A second client occupies the connection on which the statement was prepared, to force
 * the switch.
 */
export async function checkPreparedStatements(url: string): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
    await client.connect();
    return client;
  };
  const [first, second] = await Promise.all([connect(), connect()]);
  try {
    await first.query(preparedQuery);
    await second.query('BEGIN');
    await second.query('SELECT 1');
    await first.query(preparedQuery);
  } catch (error) {
    // invalid_sql_statement_name
    if ((error as { code?: string }).code !== '26000') throw error;
    throw new OperatorError(
      `the pooler at ${first.host} loses prepared statements`,
      'set DATABASE_PREPARED=off, or use PgBouncer 1.21 or newer with max_prepared_statements',
    );
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}
