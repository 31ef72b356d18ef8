/** What a busy server lets go first (contract.md, Manners). */
import { operations } from '@outfitter/contract/client';
import type { Answerer } from './front.ts';
import { type OverloadGuard, overloadedAnswer } from './overload.ts';

/** Beginnings of the paths of calls that no shopper waits for: activities and recommendations. */
const dispensable = [operations.sendActivity.path.split('{')[0] ?? '', '/mobify/proxy/einstein/v3/personalization/'];

/** The same answers, without those calls while the server is behind. */
export function withoutDispensable(answer: Answerer, guard: Pick<OverloadGuard, 'mayEnter'>): Answerer {
  return async (request, url) => {
    const isDispensable = dispensable.some((beginning) => url.pathname.startsWith(beginning));
    return isDispensable && !guard.mayEnter('recommendation') ? overloadedAnswer() : answer(request, url);
  };
}
