import { beforeAll } from 'vitest';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { loadBrand } from '../load-brand.ts';
import { buildBrand, type StyleTraits } from './brand-builder.ts';

export function useTestBrand(styles: readonly StyleTraits[]) {
  const database = useTestDatabase();
  const commerce = useTestCommerce(database);
  beforeAll(() => loadBrand(commerce.deps.database.db, buildBrand(styles), testNow, () => undefined));
  return { database, commerce };
}
