import { beforeAll } from 'vitest';
import { testMoment, useTestCommerce } from '../../testing/commerce.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { loadBrand } from '../load-brand.ts';
import { aBrand, type StyleTraits } from './a-brand.ts';

/** A whole commerce server on a database of its own with these styles in it, its clock standing at `testMoment`. */
export function useBrand(styles: readonly StyleTraits[]) {
  const database = useTestDatabase();
  const commerce = useTestCommerce(database);
  beforeAll(() => loadBrand(commerce.deps.database.db, aBrand(styles), testMoment, () => undefined));
  return { database, commerce };
}
