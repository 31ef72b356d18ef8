/** Authorization matrix: every call of the contract × who makes it × whose resource it names. */
import { type Endpoint, endpoints } from '@outfitter/contract';
import { type AttackContext, shareOf } from '../attack-context.ts';
import { pick } from '../inputs/pick.ts';
import { accessRules } from './access-rules.ts';
import { attackCall } from './attack-call.ts';
import { prepareMatrix } from './matrix.ts';

export async function attackAuthorization(context: AttackContext): Promise<number> {
  const all = Object.values(endpoints) as Endpoint[];
  for (const { name } of all) if (!accessRules[name]) context.report({ subject: name, rule: 'the call has no entry in access-rules.ts' });
  const before = context.connection.count;
  const attacked = pick(all, shareOf(context, all.length), context.seed);
  const withOwner = attacked.filter(({ name }) => accessRules[name]?.kind === 'owned');
  const matrix = await prepareMatrix(
    context,
    withOwner.map(({ name }) => name),
  );
  for (const endpoint of attacked) {
    const rule = accessRules[endpoint.name];
    if (rule) await attackCall({ endpoint, matrix }, rule);
  }
  return context.connection.count - before;
}
