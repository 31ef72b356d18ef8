/**
 * Sends the mix of requests of the overload benchmark (`sections/overload.ts`) at a fixed rate, however slowly the server responds. A
 * process of its own, so that it measures the server and not itself. Receives a `LoadPlan`, then `LoadStep`s, and sends a `StepResult` for
 * each. Accepts loopback addresses only.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { chooseAddition } from './choose-addition.ts';
import {
  buildRequestSequence,
  type KindResult,
  type LoadPlan,
  type LoadStep,
  type RequestKind,
  requestKinds,
  type StepResult,
} from './request-mix.ts';

interface Outgoing {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Called if the server rejected the request, so that it can be sent again. */
  onRejected?(): void;
}

/** Milliseconds within which a response counts as a success. */
const successLimit = 1_000;
/** Milliseconds after which a request is given up. */
const requestTimeout = 10_000;
/** Milliseconds between two batches of due requests. */
const sendInterval = 4;

const requestSequence = buildRequestSequence();
let plan: LoadPlan;
let orders: LoadPlan['orders'][number][] = [];
let sent = 0;
let listings = 0;
let additions = 0;

const at = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('the plan has no requests of a kind');
  return value;
};
const page = (path: string): Outgoing => ({ method: 'GET', path, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
const call = (path: string, token: string, body: unknown): Outgoing => {
  const text = JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    'idempotency-key': randomUUID(),
  };
  return { method: 'POST', path, headers, body: text };
};

function nextRequest(kind: RequestKind): Outgoing {
  sent++;
  if (kind === 'cached page') return page(at(plan.cachedPaths, sent));
  if (kind === 'uncached listing') return page(at(plan.listingPaths, listings++));
  if (kind === 'uncached product') return page(`${at(plan.productPathPrefixes, sent)}${sent}`);
  if (kind === 'add to basket') {
    const { basket, sku } = chooseAddition(additions++, plan.baskets, plan.skus);
    return call(`${plan.shopPath}/baskets/${basket.basketId}/items`, basket.token, [{ productId: sku, quantity: 1 }]);
  }
  const order = orders.shift();
  if (!order) throw new Error('no prepared basket is left');
  const { basketId, token, total } = order;
  return {
    ...call(`${plan.shopPath}/orders`, token, { basketId, c_expectedTotal: total }),
    onRejected: () => void orders.push(order),
  };
}

interface Measured {
  offered: number;
  succeeded: number;
  successTimes: number[];
  rejectionTimes: number[];
  rejectionServerTimes: number[];
  sendDelays: number[];
  failures: Record<string, number>;
}

interface Received {
  status: number;
  /** Milliseconds in the server, which it reports with a rejection. */
  serverTime: number;
}

const readServerTime = (header: unknown): number => Number(/total;dur=([\d.]+)/.exec(String(header))?.[1] ?? Number.NaN);

function send(agent: Agent, outgoing: Outgoing): Promise<Received> {
  const { hostname, port } = new URL(plan.origin);
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = outgoing;
    const sending = request({ agent, hostname, port, method, path, headers, timeout: requestTimeout }, (response) => {
      response.on('error', reject);
      const serverTime = readServerTime(response.headers['server-timing']);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, serverTime }));
      response.resume();
    });
    sending.on('timeout', () => sending.destroy(new Error('timeout')));
    sending.on('error', reject);
    sending.end(body);
  });
}

async function runStep({ rate, seconds, maxClients }: LoadStep): Promise<StepResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxClients });
  const measured = new Map<RequestKind, Measured>(
    requestKinds.map((kind) => [
      kind,
      { offered: 0, succeeded: 0, successTimes: [], rejectionTimes: [], rejectionServerTimes: [], sendDelays: [], failures: {} },
    ]),
  );
  const pending = new Set<Promise<void>>();
  const started = performance.now();
  const count = Math.round(rate * seconds);
  for (let index = 0; index < count; ) {
    const due = Math.min(count, Math.ceil(((performance.now() - started) / 1_000) * rate));
    for (; index < due; index++) {
      const kind = requestSequence[index % requestSequence.length] as RequestKind;
      const result = measured.get(kind) as Measured;
      result.offered++;
      if (pending.size >= maxClients) {
        result.failures['all clients busy'] = (result.failures['all clients busy'] ?? 0) + 1;
        continue;
      }
      const settled = measure(agent, nextRequest(kind), started + (index / rate) * 1_000, result).finally(() => pending.delete(settled));
      pending.add(settled);
    }
    await new Promise((later) => setTimeout(later, sendInterval));
  }
  await Promise.all(pending);
  agent.destroy();
  return Object.fromEntries([...measured].map(([kind, result]) => [kind, summarize(result)])) as StepResult;
}

/** `dueAt`: when the request should have been sent; a delay of this process counts against the server. */
async function measure(agent: Agent, outgoing: Outgoing, dueAt: number, result: Measured): Promise<void> {
  const fail = (reason: string) => {
    result.failures[reason] = (result.failures[reason] ?? 0) + 1;
  };
  try {
    result.sendDelays.push(Math.max(0, performance.now() - dueAt));
    const { status, serverTime } = await send(agent, outgoing);
    const time = performance.now() - dueAt;
    if (status === 503) {
      result.rejectionTimes.push(time);
      if (!Number.isNaN(serverTime)) result.rejectionServerTimes.push(serverTime);
      outgoing.onRejected?.();
    } else if (status >= 300) fail(String(status));
    else {
      result.successTimes.push(time);
      if (time <= successLimit) result.succeeded++;
      else fail('late');
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function summarize(measured: Measured): KindResult {
  const { offered, succeeded, successTimes, rejectionTimes, failures } = measured;
  const rejected = rejectionTimes.length;
  return {
    offered,
    succeeded,
    rejected,
    failed: offered - succeeded - rejected,
    successP99: percentile(successTimes, 0.99),
    rejectionP99: percentile(rejectionTimes, 0.99),
    rejectionServerP99: percentile(measured.rejectionServerTimes, 0.99),
    sendDelayP99: percentile(measured.sendDelays, 0.99),
    failures,
  };
}

process.on('message', (message: { plan: LoadPlan } | { step: LoadStep }) => {
  if ('plan' in message) {
    if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(message.plan.origin)) throw new Error('load may go to loopback addresses only');
    plan = message.plan;
    orders = [...plan.orders];
    return;
  }
  void runStep(message.step).then((result) => process.send?.(result));
});
