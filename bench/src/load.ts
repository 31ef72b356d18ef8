import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  non2xx: number;
}

export interface LoadOptions {
  connections?: number;
  seconds?: number;
  /** Seconds of the same load before, which are not measured: the processes compile what they run. */
  warmUp?: number;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
  /** Paths to request in turn, each by one connection, instead of the path of `url`. */
  paths?: readonly string[];
  /** Rate of all connections together; by default as fast as the server responds. */
  requestsPerSecond?: number;
}

/** Sends load for some seconds. Accepts loopback addresses only. */
export async function runLoad(url: string, { warmUp, ...options }: LoadOptions = {}): Promise<Load> {
  if (warmUp !== undefined) await sendLoad(url, { ...options, seconds: warmUp });
  return sendLoad(url, options);
}

async function sendLoad(
  url: string,
  { connections = 16, seconds = 6, headers = {}, method = 'GET', body, paths, requestsPerSecond }: Omit<LoadOptions, 'warmUp'>,
): Promise<Load> {
  if (!/^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url)) throw new Error(`load may go to loopback addresses only, not to ${url}`);
  let connection = 0;
  const setupClient = (client: autocannon.Client) => {
    const own = paths?.filter((_, index) => index % connections === connection) ?? [];
    connection++;
    if (own.length > 0) client.setRequests(own.map((path) => ({ path })));
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    method,
    setupClient,
    ...(body === undefined ? {} : { body }),
    ...(requestsPerSecond === undefined ? {} : { overallRate: requestsPerSecond }),
  });
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, non2xx: result.non2xx };
}

/** Returns the time below which this share of the times lies; 0 if there are none. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs a function repeatedly in several concurrent workers; returns runs per second and percentiles in milliseconds. */
export async function repeatFor(seconds: number, workers: number, run: (client: number, round: number) => Promise<unknown>): Promise<Load> {
  const end = performance.now() + seconds * 1_000;
  return repeatWhile(() => performance.now() < end, workers, run);
}

export async function repeatWhile(
  shouldContinue: () => boolean,
  workers: number,
  run: (client: number, round: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, client) => {
      for (let round = 0; shouldContinue(); round++) {
        const from = performance.now();
        await run(client, round).catch(() => failed++);
        times.push(performance.now() - from);
      }
    }),
  );
  const duration = (performance.now() - started) / 1_000;
  return { perSecond: (times.length - failed) / duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99), non2xx: failed };
}
