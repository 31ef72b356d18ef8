import { requestKinds, type StepResult } from './request-mix.ts';

/** Share of each kind that must succeed for a load to count as sustained. */
const sustainedShare = 0.98;
const firstRate = 40;
const minRate = 2;
const maxRate = 1_500;

export interface Peak {
  rate: number;
  result: StepResult;
}

const isSustained = (result: StepResult) => requestKinds.every((kind) => result[kind].succeeded >= result[kind].offered * sustainedShare);

/** Returns the highest rate at which nearly all requests of each kind succeed, to 10 %. Throws if there is none. */
export async function findPeak(runAt: (rate: number) => Promise<StepResult>): Promise<Peak> {
  await runAt(firstRate / 2);
  let failing = maxRate;
  let sustained: Peak | undefined;
  for (let rate = firstRate; !sustained; rate /= 2) {
    if (rate < minRate) throw new Error(`The shop sustains no load: at ${failing} requests per second, some kind succeeds too rarely.`);
    const result = await runAt(rate);
    if (isSustained(result)) sustained = { rate, result };
    else failing = rate;
  }
  for (let rate = sustained.rate * 1.5; rate < failing; rate *= 1.5) {
    const result = await runAt(rate);
    if (isSustained(result)) sustained = { rate, result };
    else failing = rate;
  }
  while (failing > sustained.rate * 1.1) {
    const rate = Math.sqrt(failing * sustained.rate);
    const result = await runAt(rate);
    if (isSustained(result)) sustained = { rate, result };
    else failing = rate;
  }
  return sustained;
}
