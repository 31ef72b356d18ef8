import { deleteExpiredLogins } from './auth/tokens/refresh-tokens.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { assertPaymentsConfigured } from './payments/configured-provider.ts';
import { deleteCardHandler } from './payments/saved-cards/delete-card.ts';
import { deleteOldInvalidations } from './platform/cache/invalidation.ts';
import { listen } from './platform/database/listen.ts';
import { deleteExpiredKeys } from './platform/http/idempotency/idempotency-records.ts';
import type { EventHandler } from './platform/jobs/event-handler.ts';
import { type JobQueue, startJobQueue } from './platform/jobs/job-queue.ts';
import { deleteOldEvents, dispatchEvents, outboxChannel } from './platform/jobs/outbox.ts';
import { type PeriodicTask, startPeriodicTask } from './platform/jobs/periodic-task.ts';
import { logThrottled } from './platform/log-throttled.ts';
import { deleteIdleBuckets } from './platform/security/rate-limit.ts';

/** A periodic job. Every worker runs it, so it must tolerate concurrent runs. */
export interface Schedule {
  name: string;
  everySeconds: number;
  run(deps: CommerceDependencies): Promise<void>;
}

export interface WorkerDependencies extends CommerceDependencies {
  /** Connection URL that bypasses any pooler, for LISTEN. */
  databaseDirectUrl: string;
  jobsDatabaseUrl?: string;
  handlers: readonly EventHandler[];
  schedules: readonly Schedule[];
}
export interface Worker {
  close(): Promise<void>;
}

const outboxInterval = 1_000;

const cleanupSchedules: Schedule[] = [
  {
    name: 'delete-expired-keys',
    everySeconds: 300,
    run: async ({ database, clock }) => void (await deleteExpiredKeys(database.db, clock.now())),
  },
  { name: 'delete-old-invalidations', everySeconds: 300, run: async ({ database }) => void (await deleteOldInvalidations(database.db)) },
  {
    name: 'delete-expired-logins',
    everySeconds: 3600,
    run: async ({ database, clock }) => void (await deleteExpiredLogins(database.db, clock.now())),
  },
  {
    name: 'delete-idle-buckets',
    everySeconds: 3600,
    run: async ({ database, clock }) => void (await deleteIdleBuckets(database.db, clock.now())),
  },
  {
    name: 'delete-old-events',
    everySeconds: 3600,
    run: async ({ database, clock }) => void (await deleteOldEvents(database.db, clock.now())),
  },
];

export async function startWorker(deps: WorkerDependencies): Promise<Worker> {
  assertPaymentsConfigured(deps);
  const { database, clock, log, metrics } = deps;
  const handlers = [...deps.handlers, deleteCardHandler(deps)];
  const databaseUrl = deps.jobsDatabaseUrl ?? deps.databaseDirectUrl;
  const queue = await startJobQueue({ databaseUrl, db: database.db, clock, log, metrics, handlers });
  const delivery = startPeriodicTask(() => deliver(deps, queue), outboxInterval);
  const onError = (error: unknown) => logThrottled(log, 'warn', { error }, 'the worker cannot listen for new events; it polls the outbox');
  const listener = listen({ databaseUrl: deps.databaseDirectUrl, channel: outboxChannel, onNotify: delivery.wake, onError });
  const scheduled = [...cleanupSchedules, ...deps.schedules].map((schedule) => startSchedule(schedule, deps));
  return {
    async close() {
      await Promise.all(scheduled.map((repetition) => repetition.stop()));
      await listener.close();
      await delivery.stop();
      await queue.close();
    },
  };
}

async function deliver({ database, clock, log }: WorkerDependencies, { enqueue, kinds }: JobQueue): Promise<void> {
  try {
    while ((await dispatchEvents(database.db, enqueue, clock.now(), kinds)) > 0);
  } catch (error) {
    logThrottled(log, 'warn', { error }, 'events could not be dispatched and will be retried');
  }
}

function startSchedule(schedule: Schedule, deps: WorkerDependencies): PeriodicTask {
  const interval = schedule.everySeconds * 1000;
  const run = async () => {
    const started = performance.now();
    const observe = (outcome: 'done' | 'failed') => deps.metrics?.observeJob(schedule.name, outcome, (performance.now() - started) / 1000);
    try {
      await schedule.run(deps);
      observe('done');
    } catch (error) {
      observe('failed');
      logThrottled(deps.log, 'warn', { error, schedule: schedule.name }, `the scheduled job ${schedule.name} failed and will run again`);
    }
  };
  // The first run starts soon, but at a random time so that not all schedules run at once.
  return startPeriodicTask(run, interval, Math.min(interval, 500 + Math.random() * 1_500));
}
