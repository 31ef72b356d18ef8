import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import { availability } from '../inventory/availability.ts';
import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail, variationTexts } from '../mail/index.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { backInStockDue } from './detect-restock.ts';
import { nextMailStep } from './request-state.ts';
import { readRestockedProduct } from './restocked-product.ts';
import { backInStockRequests } from './tables.ts';

const payload = z.object({ addressKey: z.string(), skuId: z.string() });

export interface BackInStockMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: Pick<CommerceSettings, 'masterKey' | 'defaultCurrency'>;
}

/** Sends the notice. If the SKU has sold out again, the request waits for the next restock. */
export function backInStockMailHandler({ transport, shop, settings }: BackInStockMailOptions): EventHandler {
  const tokens = createLinkTokens(settings.masterKey);
  return {
    name: 'back-in-stock-mail',
    kind: backInStockDue,
    async handle(event, { tx, clock }) {
      const { addressKey, skuId } = payload.parse(event.payload);
      const isThisRequest = and(eq(backInStockRequests.addressKey, addressKey), eq(backInStockRequests.skuId, skuId));
      const [request] = await tx.select().from(backInStockRequests).where(isThisRequest).for('update');
      if (!request) return;
      const next = nextMailStep(request, (await availability(tx, [skuId])).get(skuId));
      if (next === 'nothing') return;
      const facts = next === 'send' ? await readRestockedProduct(tx, skuId, request.locale) : undefined;
      if (!facts) {
        await tx.update(backInStockRequests).set({ dueAt: null }).where(isThisRequest);
        return;
      }
      const mailLocale = createMailLocale(shop, request.locale);
      const { marketing, footer } = mailLocale.messages;
      const choice = variationTexts(facts.variationNames, mailLocale.messages).join(', ');
      const token = tokens.unsubscribe(addressKey);
      const mail = await renderNotificationMail(
        {
          ...marketing.returned(facts.name),
          paragraphs: [marketing.returnedNews(facts.name, choice)],
          button: { label: marketing.returnedButton, href: mailLocale.href(facts.path) },
          closing: marketing.returnedClosing,
          reason: footer.reasonRequested,
          unsubscribeHref: mailLocale.href(`/unsubscribe?token=${token}`),
        },
        shop,
        mailLocale,
      );
      await tx.update(backInStockRequests).set({ mailedAt: clock.now() }).where(isThisRequest);
      const unsubscribeUrl = `${shop.siteOrigin}/api/comms/unsubscribe/${token}`;
      await transport.send({ ...mail, to: request.email, unsubscribeUrl }, { eventId: event.id, at: event.createdAt });
    },
  };
}
