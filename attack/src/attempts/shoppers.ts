import { prepareBasket } from '@outfitter/bench/guest-shopper';
import { CallError } from '@outfitter/contract/client';
import type { AttackContext } from '../attack-context.ts';
import { type Shopper, startGuest } from '../shop/shoppers.ts';

export const cards = { approved: '4111111111111111', declined: '4000000000000002', challenged: '4000000000003220' } as const;
/** Unknown card number, which the processor rejects. */
export const unknownCard = '4000000000000010';

/** A guest who tries card numbers from a network. */
export interface Thief extends Shopper {
  network: string;
  basketId: string;
}

export async function startThief(context: AttackContext, network: string): Promise<Thief> {
  const guest = await startGuest(context, network);
  return { ...guest, network, basketId: (await guest.client.createBasket()).basketId };
}

export async function startThiefWithCard(context: AttackContext, network: string, skuId: string, card: string): Promise<Thief> {
  const guest = await startGuest(context, network);
  const { basketId } = await prepareBasket(guest.client, skuId);
  const thief = { ...guest, network, basketId };
  if (card !== cards.approved) await enterCard(thief, card);
  return thief;
}

export async function enterCard({ client, basketId }: Thief, number: string): Promise<void> {
  const paymentCard = { number, cardType: 'VS', holder: 'Attack Guest', expirationMonth: 12, expirationYear: 2040, securityCode: '123' };
  await client.addPaymentInstrument({ params: { basketId }, body: { paymentMethodId: 'CREDIT_CARD', paymentCard } });
}

export async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof CallError && error.status > 0) return error.status;
      throw error;
    },
  );
}
