export { useTestCommerce } from './commerce.ts';
export { createTestDatabase, type TestDatabase, useTestDatabase } from './database.ts';
export { addSku, openShop } from './shop.ts';
