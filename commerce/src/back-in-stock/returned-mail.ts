import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { availability } from '../inventory/availability.ts';
import { type MailShop, type MailTransport, mailVoice, renderLetter } from '../mail/index.ts';
import { linkTokens } from '../marketing/link-tokens.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { backInStockDue } from './notice-returned.ts';
import { letterNow } from './request.ts';
import { returnedFacts } from './returned-facts.ts';
import { backInStockRequests } from './tables.ts';

const payload = z.object({ addressKey: z.string(), skuId: z.string() });

export interface ReturnedMail {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: { masterKey: string };
}

/** Writes once to who asked. What has sold out again before the letter went waits for its next return. */
export function returnedMail({ transport, shop, settings }: ReturnedMail): EventHandler {
  const tokens = linkTokens(settings.masterKey);
  return {
    name: 'back-in-stock-mail',
    kind: backInStockDue,
    async handle(event, { tx, clock }) {
      const { addressKey, skuId } = payload.parse(event.payload);
      const own = and(eq(backInStockRequests.addressKey, addressKey), eq(backInStockRequests.skuId, skuId));
      const [request] = await tx.select().from(backInStockRequests).where(own).for('update');
      if (!request) return;
      const next = letterNow(request, (await availability(tx, [skuId])).get(skuId));
      if (next === 'nothing') return;
      const facts = next === 'send' ? await returnedFacts(tx, skuId, request.locale) : undefined;
      if (!facts) {
        await tx.update(backInStockRequests).set({ dueAt: null }).where(own);
        return;
      }
      const voice = mailVoice(shop, request.locale);
      const { letters, footer } = voice.words;
      const token = tokens.unsubscribe(addressKey);
      const mail = await renderLetter(
        {
          ...letters.returned(facts.name),
          paragraphs: [letters.returnedNews(facts.name, facts.choice)],
          button: { words: letters.returnedButton, href: voice.href(facts.path) },
          closing: letters.returnedClosing,
          because: footer.becauseAsked,
          unsubscribeHref: voice.href(`/unsubscribe?token=${token}`),
        },
        shop,
        voice,
      );
      await tx.update(backInStockRequests).set({ mailedAt: clock.now() }).where(own);
      const unsubscribeUrl = `${shop.siteOrigin}/api/comms/unsubscribe/${token}`;
      await transport.send({ ...mail, to: request.email, unsubscribeUrl }, { eventId: event.id, at: event.createdAt });
    },
  };
}
