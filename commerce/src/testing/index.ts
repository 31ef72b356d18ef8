export { createTestDatabase, type TestDatabase, useTestDatabase } from './database.ts';
