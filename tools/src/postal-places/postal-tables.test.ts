import { expect, it } from 'vitest';
import { postalTableNames, readPostalTable } from '../../../commerce/src/geography/postal-tables.ts';
import { buildPostalTables } from './postal-tables.ts';

it('the tables of the built-in geocoder are those of the installed package', async () => {
  const built = buildPostalTables();
  for (const name of postalTableNames) {
    // Not compared by `toBe`, which would print megabytes.
    expect((await readPostalTable(name)) === built[name], `${name}: run node tools/src/postal-places/build-postal-places.ts`).toBe(true);
  }
});
