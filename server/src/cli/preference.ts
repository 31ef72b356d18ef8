import { checkExternalDatabase } from '../database/index.ts';
import { createClosers, prepare, printedSteps, StartFailure } from '../processes/index.ts';
import { roles } from '../processes/roles.ts';
import { runCommand } from './command.ts';
import { databaseOfRunningShop } from './running-database.ts';

const about = `npm run preference: lists what the merchant can switch, with its values.
npm run preference -- key value: changes one, also while the shop runs; every page follows within a second.
Values are JSON; a word needs no quotes: npm run preference -- chatMail help@shop.example`;

await runCommand(about, async (settings, [key, ...words]) => {
  const closers = createClosers();
  const databaseLost = (error: unknown) => {
    throw error;
  };
  try {
    if (settings.databaseUrl) await checkExternalDatabase(settings.databaseUrl);
    const preparation = { withSeed: false, withBuild: false, serves: false, closers, databaseLost };
    const running = settings.databaseUrl ?? (settings.role === 'all' ? await databaseOfRunningShop(settings) : undefined);
    const url =
      running ??
      (
        await prepare(
          settings,
          printedSteps(() => undefined),
          preparation,
        )
      ).settings.databaseUrl;
    if (!url) throw new StartFailure('ROLE=storefront has no database', 'change preferences where the commerce processes run');
    const { changePreference, listPreferences, openDatabase } = await roles.commerce();
    const database = openDatabase({ url, max: 1, applicationName: 'outfitter preference' });
    closers.add(() => database.close());
    if (key === undefined) {
      for (const { key: name, value, describes } of await listPreferences(database.db)) {
        console.log(`${name} = ${JSON.stringify(value)}\n    ${describes}`);
      }
      return;
    }
    if (words.length === 0) throw new StartFailure(`no value is given for ${key}`, `npm run preference -- ${key} value`);
    const changed = await changePreference(database.db, key, words.join(' '), new Date());
    if (!changed.ok) throw new StartFailure(changed.message, 'npm run preference lists every name and value');
    console.log(`${key} = ${JSON.stringify(changed.value)}`);
  } finally {
    await closers.run();
  }
});
