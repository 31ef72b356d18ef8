import { createClosers, prepare, printedSteps, StartFailure } from '../processes/index.ts';
import { roles } from '../processes/roles.ts';
import { runCommand } from './command.ts';
import { databaseOfRunningShop } from './running-database.ts';

await runCommand(
  'npm run seed [demo|small]: loads the demo brand into the database, also while the shop runs.',
  async (settings, parameters) => {
    const size = parameters[0] ?? (settings.seed === 'none' ? 'demo' : settings.seed);
    if (size !== 'demo' && size !== 'small') throw new StartFailure(`there is no seed called ${size}`, 'npm run seed -- demo, or small');
    const steps = printedSteps(console.log);
    const closers = createClosers();
    const databaseLost = (error: unknown) => {
      throw error;
    };
    try {
      const running = settings.role === 'all' ? await databaseOfRunningShop(settings) : undefined;
      const url =
        running ??
        (await prepare(settings, steps, { withSeed: false, withBuild: false, serves: false, closers, databaseLost })).settings.databaseUrl;
      if (!url) throw new StartFailure('ROLE=storefront has no database', 'run the seed where the commerce processes run');
      const { seedDemo } = await roles.seed();
      await steps.run('shop', `${size} seed loaded`, () => seedDemo(url, { size, log: steps.say }));
    } finally {
      await closers.run();
    }
  },
);
