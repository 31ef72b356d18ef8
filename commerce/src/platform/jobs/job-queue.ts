/** The job queue: one queue for each event handler, retried with growing pauses, dead letters logged. */
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import { type EventHandler, handleOnce } from './event-handler.ts';
import type { OutboxEvent } from './outbox.ts';

const deadLetters = 'dead-letters';
/** About two hours of tries: 2 s, 4 s, … up to ten minutes apart. */
const retries = { retryLimit: 18, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/** A worker that dies leaves its job to another after this many seconds without a sign of life. */
const heartbeatSeconds = 10;

interface JobData {
  kind: string;
  payload: unknown;
  createdAt: string;
  eventId: string;
}
interface QueueOptions {
  /** Where the queue's own tables are; may be another database than the shop's. */
  databaseUrl: string;
  db: Database;
  clock: Clock;
  log: Logger;
  metrics?: Metrics;
  handlers: readonly EventHandler[];
}
export interface JobQueue {
  /** Takes events in, each once for every handler of its kind. */
  enqueue(events: readonly OutboxEvent[]): Promise<void>;
  /** Lets running handlers finish. */
  close(): Promise<void>;
}

/** Starts the queue and its workers. Its tables live in a schema of their own, `jobs`, which it keeps itself. */
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
  boss.on('error', (error) => log.error({ error }, 'the job queue met an error'));
  await boss.start();
  await boss.createQueue(deadLetters, { retryLimit: 0 });
  const workers = new Map<string, string>();
  for (const handler of handlers) {
    const queue = { ...retries, heartbeatSeconds, deadLetter: deadLetters };
    await boss.createQueue(handler.name, queue);
    await boss.updateQueue(handler.name, queue);
    // Each job of a batch is settled by itself; while batches come full, the next follows without a pause.
    const fetching = { pollingIntervalSeconds: 1, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;
    workers.set(handler.name, await boss.work<JobData>(handler.name, fetching, (jobs) => runAll(jobs, handler, options)));
  }
  await boss.work<JobData>(deadLetters, { pollingIntervalSeconds: 5 }, async (jobs) => {
    for (const { data } of jobs) log.error({ eventId: data.eventId, kind: data.kind }, 'an event could not be handled and is given up');
  });

  return {
    async enqueue(events) {
      for (const handler of handlers) {
        const own = events.filter((event) => event.kind === handler.kind);
        if (own.length === 0) continue;
        // The event's own id: taken in again, it is the same job.
        await boss.insert(
          handler.name,
          own.map((event) => ({ id: event.id, data: dataOf(event) })),
        );
        boss.notifyWorker(workers.get(handler.name) ?? '');
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

function dataOf({ id, kind, payload, createdAt }: OutboxEvent): JobData {
  return { eventId: id, kind, payload, createdAt: createdAt.toISOString() };
}

async function runAll(jobs: Job<JobData>[], handler: EventHandler, options: QueueOptions): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) results.push({ id, status: (await run(data, handler, options)) ? 'completed' : 'failed' });
  return results;
}

/** Answers whether it went well. What went wrong stands in the log, not in the queue's tables. */
async function run(data: JobData, handler: EventHandler, { db, clock, log, metrics }: QueueOptions): Promise<boolean> {
  const { eventId: id, kind, payload } = data;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const ownLog = log.child({ handler: handler.name, eventId: id });
  try {
    const ran = await handleOnce(db, handler, { id, kind, payload, createdAt: new Date(data.createdAt) }, { clock, log: ownLog });
    ownLog.debug({ ran }, 'an event was handled');
    metrics?.observeJob(handler.name, 'done', seconds());
    return true;
  } catch (error) {
    metrics?.observeJob(handler.name, 'failed', seconds());
    ownLog.warn({ error }, 'an event could not be handled and will be tried again');
    return false;
  }
}
