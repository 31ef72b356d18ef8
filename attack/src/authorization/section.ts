/** Authorization matrix: every call of the contract × who makes it × whose resource it names. */
import { type Endpoint, endpoints } from '@outfitter/contract';
import { type AttackContext, shareOf } from '../attack-context.ts';
import { pick } from '../inputs/pick.ts';
import { needsAccount } from './access-rule.ts';
import { accessRules } from './access-rules.ts';
import { attackCall } from './attack-call.ts';
import { tryOwned } from './attack-owned.ts';
import { prepareMatrix } from './matrix.ts';

/** Attacks a share of the calls in every way, and tries the others, so that no run leaves a call out. */
export async function attackAuthorization(context: AttackContext): Promise<number> {
  const all = Object.values(endpoints) as Endpoint[];
  for (const { name } of all) if (!accessRules[name]) context.report({ subject: name, rule: 'the call has no entry in access-rules.ts' });
  const before = context.connection.count;
  const attacked = pick(all, shareOf(context, all.length), context.seed);
  const owned = attacked.flatMap(({ name }) => {
    const rule = accessRules[name];
    return rule?.kind === 'owned' ? [{ name, needsAccount: needsAccount(rule) }] : [];
  });
  const matrix = await prepareMatrix(context, owned);
  for (const endpoint of attacked) {
    const rule = accessRules[endpoint.name];
    if (rule) await attackCall({ endpoint, matrix }, rule);
  }
  const withoutToken = { ...matrix, strangers: matrix.strangers.filter(({ name }) => name === 'no token') };
  for (const endpoint of all.filter((each) => !attacked.includes(each))) {
    const rule = accessRules[endpoint.name];
    if (rule?.kind === 'owned') await tryOwned({ endpoint, matrix }, rule);
    else if (rule) await attackCall({ endpoint, matrix: withoutToken }, rule);
  }
  return context.connection.count - before;
}
