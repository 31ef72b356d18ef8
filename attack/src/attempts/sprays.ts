/** Attempts of a thief whose guests cost nothing: each spray makes more of them than its limit allows. */
import type { AttackContext } from '../attack-context.ts';
import { cards, enterCard, startThief, startThiefWithCard, statusOf, type Thief, unknownCard } from './shoppers.ts';

export interface Spray {
  name: string;
  count: number;
  /** Maximum number of attempts before the first 429. */
  limit: number;
  /** Network outside of the spray, whose shoppers must not be affected. */
  neighbor: string;
  /** Prepares the spray and returns its attempts in order; each returns its HTTP status. */
  prepare(context: AttackContext, skuId: string): Promise<(() => Promise<number>)[]>;
}

const inTurn = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index));

async function startMany(count: number, start: (index: number) => Promise<Thief>): Promise<Thief[]> {
  const thieves: Thief[] = [];
  for (let index = 0; index < count; index += 1) thieves.push(await start(index));
  return thieves;
}

async function placeOrder({ client, basketId }: Thief): Promise<number> {
  return statusOf(client.placeOrder({ body: { basketId } }));
}

async function placeAndDecline(context: AttackContext, { client, basketId, network }: Thief): Promise<number> {
  return statusOf(
    client.placeOrder({ body: { basketId } }).then(async (order) => {
      const url = URL.parse(String(order._flash[0]?.details?.url), context.shop.siteOrigin);
      if (!url) throw new Error(`an order with the status ${order.status} has no challenge`);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': network };
      await context.connection.send({ method: 'POST', path: url.pathname, headers, body: 'decision=decline' });
      await client.returnFromPayment({ body: { orderNo: order.orderNo } });
    }),
  );
}

export const sprays: readonly Spray[] = [
  {
    name: 'cards that the processor rejects, from one address',
    count: 40,
    limit: 30,
    neighbor: '198.18.2.1',
    prepare: async (context) =>
      inTurn(40, () => async () => {
        const thief = await startThief(context, '198.18.1.1');
        return statusOf(enterCard(thief, unknownCard));
      }),
  },
  {
    name: 'declined cards from one address that were all added before the first order',
    count: 40,
    limit: 30,
    neighbor: '198.18.4.1',
    async prepare(context, skuId) {
      const thieves = await startMany(40, () => startThiefWithCard(context, '198.18.3.1', skuId, cards.declined));
      return thieves.map((thief) => () => placeOrder(thief));
    },
  },
  {
    name: 'cards from one address that are declined after the second factor',
    count: 40,
    limit: 30,
    neighbor: '198.18.6.1',
    async prepare(context, skuId) {
      const thieves = await startMany(40, () => startThiefWithCard(context, '198.18.5.1', skuId, cards.challenged));
      return thieves.map((thief) => () => placeAndDecline(context, thief));
    },
  },
  {
    name: 'unknown promo codes from as many /64 networks of one /48',
    count: 330,
    limit: 300,
    neighbor: '2001:db8:2:1::1',
    prepare: async (context) =>
      inTurn(330, (index) => async () => {
        const { client, basketId } = await startThief(context, `2001:db8:1:${index.toString(16)}::1`);
        return statusOf(client.addCoupon({ params: { basketId }, body: { code: `GUESS${index}` } }));
      }),
  },
];
