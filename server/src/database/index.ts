export { checkExternalDatabase } from './external-database.ts';
export { keepOwnDatabase } from './kept-database.ts';
export { shopParameters, testParameters } from './parameters.ts';
export { type OwnDatabase, runningOwnDatabase, startOwnDatabase } from './start-database.ts';
