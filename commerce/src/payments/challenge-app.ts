/** Serves the payment challenge of the sandbox processor, as a bank would on its own origin. */
import { Hono } from 'hono';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { toMajor } from '../platform/money.ts';
import { challengePage, challengePolicy, unknownPaymentPage } from './challenge-page.ts';
import { challengePath } from './sandbox-processor.ts';
import { findCard, paymentByReference, transitionPayment } from './sandbox-queries.ts';

const decisions = {
  approve: { state: 'authorised' },
  decline: { state: 'refused', reason: 'not_confirmed' },
} as const;

function isDecision(value: unknown): value is keyof typeof decisions {
  return typeof value === 'string' && Object.hasOwn(decisions, value);
}

export function createChallengeApp({ database: { db }, clock, settings }: CommerceDependencies): Hono {
  const app = new Hono();
  const path = `${challengePath}/:reference`;

  app.use(path, async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', challengePolicy(settings.siteOrigin));
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
  });

  app.get(path, async (context) => {
    const payment = await paymentByReference(db, context.req.param('reference'));
    if (!payment?.returnUrl) return context.html(unknownPaymentPage(), 404);
    const card = await findCard(db, payment.token);
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: payment.currency });
    return context.html(
      challengePage({
        amount: format.format(toMajor(payment.amountMinor)),
        merchant: settings.brand,
        lastDigits: card?.lastDigits ?? '',
        ...(payment.state === 'challenge' ? {} : { decidedUrl: payment.returnUrl }),
      }),
    );
  });

  app.post(path, async (context) => {
    const payment = await paymentByReference(db, context.req.param('reference'));
    if (!payment?.returnUrl) return context.html(unknownPaymentPage(), 404);
    const { decision } = await context.req.parseBody();
    if (!isDecision(decision)) return context.redirect(context.req.path, 303);
    // A decided payment keeps its state; the shopper returns to the shop either way.
    await transitionPayment(db, payment.key, ['challenge'], decisions[decision], clock.now());
    return context.redirect(payment.returnUrl, 303);
  });

  return app;
}
