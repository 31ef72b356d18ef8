import { z } from 'zod';
import { productPath } from '../catalog/product-path.ts';
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
const decidedPayload = z.object({
  reviewId: z.uuid(),
  // `refuse` is in events that were emitted before the decision was called `reject`.
  decision: z.enum(['approve', 'reject', 'refuse']).transform((decision) => (decision === 'refuse' ? 'reject' : decision)),
  reason: z.string().nullable(),
});

type MailCause = { kind: 'written' } | { kind: 'approve' } | { kind: 'reject'; reason: string | null };

export function reviewMailHandlers({ transport, shop, settings }: ReviewMailOptions): EventHandler[] {
  const tokens = createLinkTokens(settings.masterKey);
  /** Sends no mail about a review that was deleted, withdrawn or anonymized. */
  async function send(event: OutboxEvent, { tx }: Pick<HandlerContext, 'tx'>, reviewId: string, cause: MailCause): Promise<void> {
    const review = await readReview(tx, reviewId);
    const [style] = review ? await stylesByProductIds(tx, [review.styleId]) : [];
    if (!review?.email || !style || review.status === 'withdrawn') return;
    const mailLocale = createMailLocale(shop, review.locale);
    const { name } = translateStyle(style, review.locale ?? undefined);
    const { reviews: reviewMessages, footer } = mailLocale.messages;
    const ownHref = mailLocale.href(`/write-a-review?product=${review.styleId}&review=${tokens.ownReview(review.id)}`);
    const pageHref = mailLocale.href(`${productPath(style.slug)}#reviews`);
    const contents = {
      written: () => ({
        ...reviewMessages.written(name),
        paragraphs: [reviewMessages.writtenNews(name)],
        button: { label: reviewMessages.ownButton, href: ownHref },
      }),
      approve: () => ({
        ...reviewMessages.approved(name),
        paragraphs: [reviewMessages.approvedNews(name)],
        button: { label: reviewMessages.pageButton, href: pageHref },
        closing: mailLocale.messages.labeled(reviewMessages.ownButton, ownHref),
      }),
      reject: (reason: string | null) => ({
        ...reviewMessages.rejected(name),
        paragraphs: [reviewMessages.rejectedNews(name), ...(reason ? [reason] : [])],
        closing: reviewMessages.rejectedClosing,
      }),
    };
    const content = cause.kind === 'reject' ? contents.reject(cause.reason) : contents[cause.kind]();
    const mail = await renderNotificationMail({ ...content, reason: footer.reasonReviewed }, shop, mailLocale);
    await transport.send({ ...mail, to: review.email }, { eventId: event.id, at: event.createdAt });
  }
  return [
    {
      name: 'review-written-mail',
      kind: reviewWritten,
      handle: (event, context) => send(event, context, writtenPayload.parse(event.payload).reviewId, { kind: 'written' }),
    },
    {
      name: 'review-decided-mail',
      kind: reviewDecided,
      handle(event, context) {
        const { reviewId, decision, reason } = decidedPayload.parse(event.payload);
        return send(event, context, reviewId, decision === 'reject' ? { kind: 'reject', reason } : { kind: 'approve' });
      },
    },
  ];
}
