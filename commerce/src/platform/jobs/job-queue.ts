/** Job queue: one queue per event handler, retries with backoff; dead letters are logged. */
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { logThrottled } from '../log-throttled.ts';
import type { Metrics } from '../metrics.ts';
import { type EventHandler, handleOnce } from './event-handler.ts';
import type { OutboxEvent } from './outbox.ts';

const deadLetterQueue = 'dead-letters';
/** About two hours of retries: after 2 s, 4 s, … up to ten minutes. */
const retries = { retryLimit: 18, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/** Seconds without a heartbeat after which another worker takes over a job. */
const heartbeatSeconds = 10;

interface JobData {
  kind: string;
  payload: unknown;
  createdAt: string;
  eventId: string;
}
interface QueueOptions {
  /** Database of the queue's own tables; may differ from the shop's. */
  databaseUrl: string;
  db: Database;
  clock: Clock;
  log: Logger;
  metrics?: Metrics;
  handlers: readonly EventHandler[];
}
export interface JobQueue {
  /** Kinds of events that have a handler. */
  kinds: readonly string[];
  enqueue(events: readonly OutboxEvent[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts the queue and its workers. The queue creates and migrates its own schema, `jobs`. */
export async function startJobQueue(options: QueueOptions): Promise<JobQueue> {
  const { handlers, log } = options;
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    application_name: 'outfitter jobs',
    schema: 'jobs',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    bamIntervalSeconds: 60,
  });
  boss.on('error', (error) => logThrottled(log, 'error', { error }, 'job queue error'));
  await boss.start();
  await boss.createQueue(deadLetterQueue, { retryLimit: 0 });
  const workers = new Map<string, string>();
  for (const handler of handlers) {
    const queue = { ...retries, heartbeatSeconds, deadLetter: deadLetterQueue };
    await boss.createQueue(handler.name, queue);
    await boss.updateQueue(handler.name, queue);
    const fetching = { pollingIntervalSeconds: 1, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;
    workers.set(handler.name, await boss.work<JobData>(handler.name, fetching, (jobs) => runBatch(jobs, handler, options)));
  }
  await boss.work<JobData>(deadLetterQueue, { pollingIntervalSeconds: 5 }, async (jobs) => {
    for (const { data } of jobs) log.error({ eventId: data.eventId, kind: data.kind }, 'an event could not be handled; no more retries');
  });

  return {
    kinds: [...new Set(handlers.map(({ kind }) => kind))],
    async enqueue(events) {
      for (const handler of handlers) {
        const handlerEvents = events.filter((event) => event.kind === handler.kind);
        if (handlerEvents.length === 0) continue;
        // The event id as job id: enqueuing the event again does nothing.
        await boss.insert(
          handler.name,
          handlerEvents.map((event) => ({ id: event.id, data: jobDataOf(event) })),
        );
        boss.notifyWorker(workers.get(handler.name) ?? '');
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

function jobDataOf({ id, kind, payload, createdAt }: OutboxEvent): JobData {
  return { eventId: id, kind, payload, createdAt: createdAt.toISOString() };
}

async function runBatch(jobs: Job<JobData>[], handler: EventHandler, options: QueueOptions): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) results.push({ id, status: (await runJob(data, handler, options)) ? 'completed' : 'failed' });
  return results;
}

/** Returns whether the handler succeeded. Errors go to the log, never into the queue's tables. */
async function runJob(data: JobData, handler: EventHandler, { db, clock, log, metrics }: QueueOptions): Promise<boolean> {
  const { eventId: id, kind, payload } = data;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const context = { handler: handler.name, eventId: id };
  const ownLog = log.child(context);
  try {
    const didRun = await handleOnce(db, handler, { id, kind, payload, createdAt: new Date(data.createdAt) }, { clock, log: ownLog });
    ownLog.debug({ ran: didRun }, 'an event was handled');
    metrics?.observeJob(handler.name, 'done', seconds());
    return true;
  } catch (error) {
    metrics?.observeJob(handler.name, 'failed', seconds());
    logThrottled(log, 'warn', { error, ...context }, `an event could not be handled by ${handler.name} and will be retried`);
    return false;
  }
}
