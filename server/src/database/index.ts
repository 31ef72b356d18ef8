export { connectionOf } from './connection.ts';
export { checkExternalDatabase } from './external-database.ts';
export { keepOwnDatabase } from './kept-database.ts';
export { shopParameters, testParameters } from './parameters.ts';
export { checkPreparedStatements } from './pooler.ts';
export { type OwnDatabase, runningOwnDatabase, startOwnDatabase } from './start-database.ts';
