import { isBrandLoaded } from '@outfitter/commerce';
import { withSeedDatabase } from './seed-database.ts';

export function isSeeded(databaseUrl: string): Promise<boolean> {
  return withSeedDatabase(databaseUrl, isBrandLoaded);
}
