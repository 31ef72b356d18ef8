/** Letters to who wrote a review: that it is here, and what became of it. Each has the link to take it back. */
import { z } from 'zod';
import { stylesByProductIds } from '../catalog/read-catalog.ts';
import { translateStyle } from '../catalog/translations.ts';
import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../mail/index.ts';
import type { EventHandler, HandlerContext } from '../platform/jobs/event-handler.ts';
import type { OutboxEvent } from '../platform/jobs/outbox.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { readReview, reviewDecided } from './decide-review.ts';
import { reviewWritten } from './write-review.ts';

export interface ReviewMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: { masterKey: string };
}

const writtenPayload = z.object({ reviewId: z.uuid() });
const decidedPayload = z.object({ reviewId: z.uuid(), decision: z.enum(['approve', 'refuse']), reason: z.string().nullable() });

type Occasion = { is: 'written' } | { is: 'approve' } | { is: 'refuse'; reason: string | null };

export function reviewMailHandlers({ transport, shop, settings }: ReviewMailOptions): EventHandler[] {
  const tokens = createLinkTokens(settings.masterKey);
  /** Nothing is written about a review that is gone, taken back, or whose writer is forgotten. */
  async function write(event: OutboxEvent, { tx }: Pick<HandlerContext, 'tx'>, reviewId: string, occasion: Occasion): Promise<void> {
    const review = await readReview(tx, reviewId);
    const [style] = review ? await stylesByProductIds(tx, [review.styleId]) : [];
    if (!review?.email || !style || review.status === 'withdrawn') return;
    const voice = createMailLocale(shop, review.locale);
    const { name } = translateStyle(style, review.locale ?? undefined);
    const { reviews: words, footer } = voice.messages;
    const ownHref = voice.href(`/write-a-review?product=${review.styleId}&review=${tokens.ownReview(review.id)}`);
    const pageHref = voice.href(`/${style.slug}.html#reviews`);
    const said = {
      written: () => ({ ...words.written(name), paragraphs: [words.writtenNews(name)], button: { label: words.ownButton, href: ownHref } }),
      approve: () => ({
        ...words.approved(name),
        paragraphs: [words.approvedNews(name)],
        button: { label: words.pageButton, href: pageHref },
        closing: voice.messages.labelled(words.ownButton, ownHref),
      }),
      refuse: (reason: string | null) => ({
        ...words.refused(name),
        paragraphs: [words.refusedNews(name), ...(reason ? [reason] : [])],
        closing: words.refusedClosing,
      }),
    };
    const letter = occasion.is === 'refuse' ? said.refuse(occasion.reason) : said[occasion.is]();
    const mail = await renderNotificationMail({ ...letter, because: footer.becauseReviewed }, shop, voice);
    await transport.send({ ...mail, to: review.email }, { eventId: event.id, at: event.createdAt });
  }
  return [
    {
      name: 'review-written-mail',
      kind: reviewWritten,
      handle: (event, context) => write(event, context, writtenPayload.parse(event.payload).reviewId, { is: 'written' }),
    },
    {
      name: 'review-decided-mail',
      kind: reviewDecided,
      handle(event, context) {
        const { reviewId, decision, reason } = decidedPayload.parse(event.payload);
        return write(event, context, reviewId, decision === 'refuse' ? { is: 'refuse', reason } : { is: 'approve' });
      },
    },
  ];
}
