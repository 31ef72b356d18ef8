/** The background process: hands events on, runs their handlers, and what is due every so often. */
import { forgetExpiredLogins } from './auth/refresh-tokens.ts';
import { requirePayments } from './payments/dependencies.ts';
import type { CommerceDependencies } from './platform/dependencies.ts';
import type { EventHandler } from './platform/handle-event.ts';
import { forgetExpiredKeys } from './platform/idempotency.ts';
import { forgetOldInvalidations } from './platform/invalidation.ts';
import { startJobQueue } from './platform/jobs.ts';
import { listen } from './platform/listen.ts';
import { forgetOldEvents, handOn, outboxChannel } from './platform/outbox.ts';
import { forgetFullBuckets } from './platform/rate-limit.ts';
import { type Repetition, repeat } from './platform/repeat.ts';

/** Something to do every so often. Every worker does it, so it must stand running beside itself. */
export interface Schedule {
  name: string;
  everySeconds: number;
  run(deps: CommerceDependencies): Promise<void>;
}

export interface WorkerDependencies extends CommerceDependencies {
  /** The shop's database past any pooler, to hear of events sooner. */
  databaseDirectUrl: string;
  /** Where the job queue keeps its tables; the shop's database by default. */
  jobsDatabaseUrl?: string;
  handlers: readonly EventHandler[];
  schedules: readonly Schedule[];
}
export interface Worker {
  /** Lets what is running finish. */
  close(): Promise<void>;
}

/** Milliseconds between two looks into the outbox by a worker whom nobody wakes. */
const outboxInterval = 1_000;

/** The platform's own cleaning. */
const cleaning: Schedule[] = [
  {
    name: 'forget-expired-keys',
    everySeconds: 300,
    run: async ({ database, clock }) => void (await forgetExpiredKeys(database.db, clock.now())),
  },
  { name: 'forget-old-invalidations', everySeconds: 300, run: async ({ database }) => void (await forgetOldInvalidations(database.db)) },
  {
    name: 'forget-expired-logins',
    everySeconds: 3600,
    run: async ({ database, clock }) => void (await forgetExpiredLogins(database.db, clock.now())),
  },
  {
    name: 'forget-full-buckets',
    everySeconds: 3600,
    run: async ({ database, clock }) => void (await forgetFullBuckets(database.db, clock.now())),
  },
  {
    name: 'forget-old-events',
    everySeconds: 3600,
    run: async ({ database, clock }) => void (await forgetOldEvents(database.db, clock.now())),
  },
];

/** Starts the worker; resolves when it is at work. */
export async function startWorker(deps: WorkerDependencies): Promise<Worker> {
  requirePayments(deps);
  const { database, clock, log, metrics, handlers } = deps;
  const databaseUrl = deps.jobsDatabaseUrl ?? deps.databaseDirectUrl;
  const queue = await startJobQueue({ databaseUrl, db: database.db, clock, log, metrics, handlers });
  const delivery = repeat(() => deliver(deps, queue.receive), outboxInterval);
  const onError = (error: unknown) => log.warn({ error }, 'the worker does not hear of new events and looks for them in turn');
  const listener = listen({ databaseUrl: deps.databaseDirectUrl, channel: outboxChannel, onWake: delivery.wake, onError });
  const scheduled = [...cleaning, ...deps.schedules].map((schedule) => startSchedule(schedule, deps));
  return {
    async close() {
      await Promise.all(scheduled.map((repetition) => repetition.stop()));
      await listener.close();
      await delivery.stop();
      await queue.close();
    },
  };
}

async function deliver({ database, clock, log }: WorkerDependencies, receive: Parameters<typeof handOn>[1]): Promise<void> {
  try {
    while ((await handOn(database.db, receive, clock.now())) > 0);
  } catch (error) {
    log.warn({ error }, 'events could not be handed on and will be tried again');
  }
}

function startSchedule(schedule: Schedule, deps: WorkerDependencies): Repetition {
  const every = schedule.everySeconds * 1000;
  const run = async () => {
    const started = performance.now();
    const observe = (outcome: 'done' | 'failed') => deps.metrics?.observeJob(schedule.name, outcome, (performance.now() - started) / 1000);
    try {
      await schedule.run(deps);
      observe('done');
    } catch (error) {
      observe('failed');
      deps.log.warn({ error, schedule: schedule.name }, 'a scheduled job failed and will run again');
    }
  };
  // The first run soon, but not all of them at once.
  return repeat(run, every, Math.min(every, 500 + Math.random() * 1_500));
}
