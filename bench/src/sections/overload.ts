import { findPeak } from '../overload/find-peak.ts';
import { withLoadProcess } from '../overload/load-client.ts';
import { preparePlan } from '../overload/prepare-plan.ts';
import { type RequestKind, requestKinds, type StepResult } from '../overload/request-mix.ts';
import { formatMilliseconds, formatPerSecond, type Measurement, type Section } from '../report.ts';

const overload = 4;
const overloadSeconds = 15;
const searchSeconds = 4;
const orderCount = 900;
const basketCount = 400;
const maxClients = 1_024;

const goals: Partial<Record<RequestKind, string>> = { order: '95 %', 'add to basket': '80 %' };

const successesPerSecond = (result: StepResult, seconds: number) =>
  requestKinds.reduce((sum, kind) => sum + result[kind].succeeded, 0) / seconds;

function measurementOf(
  kind: RequestKind,
  { offered, succeeded, rejected, failed, successP99, failures }: StepResult[RequestKind],
): Measurement {
  const causes = Object.entries(failures).map(([cause, count]) => `${count} ${cause}`);
  const others = failed > 0 ? `, failed ${failed} (${causes.join(', ')})` : '';
  return {
    label: `${kind}: ${offered} offered, ${succeeded} succeeded within 1 s (p99 ${formatMilliseconds(successP99)}), ${rejected} rejected${others}`,
    value: `${((100 * succeeded) / offered).toFixed(1)} %`,
    ...(goals[kind] ? { goal: goals[kind] } : {}),
  };
}

/** Measures the slowest kind of those with enough rejections for a 99th percentile. */
function rejectionMeasurements(result: StepResult): Measurement[] {
  const rejectedKinds = requestKinds.map((kind) => result[kind]).filter(({ rejected }) => rejected >= 100);
  if (rejectedKinds.length === 0) return [];
  const highest = (read: (kind: StepResult[RequestKind]) => number) => Math.max(...rejectedKinds.map(read));
  const sendDelay = formatMilliseconds(Math.max(...requestKinds.map((kind) => result[kind].sendDelayP99)));
  return [
    {
      label: `rejection, p99 at the client (the load process itself is up to ${sendDelay} late)`,
      value: formatMilliseconds(highest(({ rejectionP99 }) => rejectionP99)),
      goal: '50 ms',
    },
    { label: 'rejection, p99 in the server', value: formatMilliseconds(highest(({ rejectionServerP99 }) => rejectionServerP99)) },
  ];
}

/** Offers four times the load that the shop sustains, and measures which requests it still serves. */
export async function measureOverload(origin: string): Promise<Section> {
  const plan = await preparePlan(origin, orderCount, basketCount);
  return withLoadProcess(plan, async (run) => {
    const peak = await findPeak((rate) => run({ rate, seconds: searchSeconds, maxClients }));
    const overloaded = await run({ rate: peak.rate * overload, seconds: overloadSeconds, maxClients });
    const recovered = await run({ rate: peak.rate / 2, seconds: searchSeconds, maxClients });
    const goodput = successesPerSecond(overloaded, overloadSeconds);
    const peakGoodput = successesPerSecond(peak.result, searchSeconds);
    const recoveredShare = successesPerSecond(recovered, searchSeconds) / (peak.rate / 2);
    return {
      title: 'Overload, one web process: 70 cached pages, 10 uncached listings, 10 uncached products, 8 basket calls, 2 orders',
      measurements: [
        { label: 'highest load at which 98 % of each kind succeed', value: formatPerSecond(peak.rate) },
        ...requestKinds.map((kind) => measurementOf(kind, overloaded[kind])),
        ...rejectionMeasurements(overloaded),
        {
          label: `goodput at ${overload} times that load, relative to its goodput`,
          value: formatPerSecond(goodput),
          baseline: formatPerSecond(peakGoodput),
          ratio: goodput / peakGoodput,
          goal: '80 %',
        },
        { label: 'successes at half of that load afterward', value: `${(recoveredShare * 100).toFixed(1)} %` },
      ],
    };
  });
}
