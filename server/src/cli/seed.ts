import { createCleanupStack, createStartupSteps, OperatorError, prepareDatabase } from '../processes/index.ts';
import { runCommand } from './command.ts';
import { runningShopDatabaseUrl } from './running-shop-database.ts';

await runCommand(
  'npm run seed [demo|small]: loads the demo brand into the database, also while the shop runs.',
  async (settings, parameters) => {
    const size = parameters[0] ?? (settings.seed === 'none' ? 'demo' : settings.seed);
    if (size !== 'demo' && size !== 'small') throw new OperatorError(`there is no seed ${size}`, 'npm run seed -- demo, or small');
    const steps = createStartupSteps(console.log);
    const cleanup = createCleanupStack();
    try {
      const running = settings.role === 'all' ? await runningShopDatabaseUrl(settings) : undefined;
      const url = running ?? (await prepareDatabase(settings, steps, cleanup)).databaseUrl;
      if (!url) throw new OperatorError('ROLE=storefront has no database', 'run the seed on a machine with commerce processes');
      const { seedDemo } = await import('../seed/index.ts');
      await steps.run('shop', `${size} seed loaded`, () => seedDemo(url, { size, log: steps.print }));
    } finally {
      await cleanup.run();
    }
  },
);
