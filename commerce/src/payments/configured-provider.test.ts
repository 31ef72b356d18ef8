import { expect, it } from 'vitest';
import { createCommerce } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/log.ts';
import { testSettings } from '../testing/test-settings.ts';

it('a shop that is not a demo fails at startup without a payment provider, and the error states the fix', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const deps = { database, clock: systemClock, log: createLogger({ level: 'silent' }), settings: testSettings };
  expect(() => createCommerce({ ...deps, settings: { ...testSettings, isDemo: false } })).toThrow(
    /has no payment provider\. Fix: pass `payments`/,
  );
  expect(() => createCommerce(deps)).not.toThrow();
  await database.close();
});
