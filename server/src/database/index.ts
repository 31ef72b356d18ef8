export { checkPreparedStatements } from './check-pooler.ts';
export { connectionOptions } from './connection.ts';
export { type EmbeddedDatabase, runningEmbeddedDatabaseUrl, startEmbeddedDatabase } from './embedded-database.ts';
export { checkExternalDatabase } from './external-database.ts';
export { isDatabaseResponding } from './is-responding.ts';
export { shopParameters, testParameters } from './postgres-parameters.ts';
export { superviseEmbeddedDatabase } from './supervise-database.ts';
