/** A worker process for tests that kill it: mails `note` events into a folder. */
import { createFolderTransport } from '../mail/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { createLogger } from '../platform/log.ts';
import { startWorker } from '../worker.ts';
import { testSettings } from './test-settings.ts';

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const mails = createFolderTransport(folder, 'shop@shop.example');

const handler: EventHandler = {
  name: 'note-mail',
  kind: 'note',
  handle: ({ id, createdAt }) =>
    mails.send({ to: 'dale@example.com', subject: `Note ${id}`, html: '<p>Note</p>', text: 'Note' }, { eventId: id, at: createdAt }),
};

await startWorker({
  database: openDatabase({ url: databaseUrl }),
  databaseDirectUrl: databaseUrl,
  clock: systemClock,
  log: createLogger({ level: 'error' }),
  settings: testSettings,
  handlers: [handler],
  schedules: [],
});
process.stdout.write('started\n');
