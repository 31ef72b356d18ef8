/** Guesses of card numbers and promo codes, each with a new guest: the shop limits their networks in time, and no neighboring network. */
import type { AttackContext } from '../attack-context.ts';
import { readCatalogIds } from '../shop/catalog-ids.ts';
import { cards, startThiefWithCard, statusOf } from './shoppers.ts';
import { type Spray, sprays } from './sprays.ts';

/** Runs all sprays whatever the share is, because each tests a limit of its own. */
export async function attackAttempts(context: AttackContext): Promise<number> {
  const { skuIds } = await readCatalogIds(context.connection.origin);
  let attempted = 0;
  for (const [index, spray] of sprays.entries()) attempted += await runSpray(context, spray, skuIds[index] ?? '');
  return attempted;
}

async function runSpray(context: AttackContext, { name, count, limit, neighbor, prepare }: Spray, skuId: string): Promise<number> {
  const attempts = await prepare(context, skuId);
  const statuses: number[] = [];
  for (const attempt of attempts) statuses.push(await attempt());
  const detail = `statuses ${statuses.join(' ')}`;
  const untilClosed = statuses.indexOf(429);
  if (untilClosed < 0) context.report({ subject: name, rule: `${count} attempts got no 429`, detail });
  if (untilClosed > limit) context.report({ subject: name, rule: `more than ${limit} attempts were made before the first 429`, detail });
  const honest = await startThiefWithCard(context, neighbor, skuId, cards.approved);
  const status = await statusOf(honest.client.placeOrder({ body: { basketId: honest.basketId } }));
  if (status !== 200) context.report({ subject: name, rule: 'a shopper of another network cannot buy', detail: `status ${status}` });
  return statuses.length;
}
