import { z } from 'zod';
import { reviewerHeight, reviewerWeight } from '../client/body-measurements.ts';
import { reviewSorts } from '../constants.ts';
import { emailAddress, honeypot, productId, uuid } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const stars = z.number().int().min(1).max(5);
/** Fit of a product: 1 runs small … 3 true to size … 5 runs large. */
const fit = z.number().int().min(1).max(5);
/** Purchased size by attribute: `{ fit: 'Tall', size: 'L' }`. */
const sizeWorn = z.record(z.string().max(40), z.string().max(60)).refine((worn) => Object.keys(worn).length <= 6, 'at most 6 attributes');
const count = z.number().int().min(0);

export const review = z.strictObject({
  id: uuid,
  rating: stars,
  headline: z.string(),
  text: z.string(),
  fit: fit.optional(),
  heightInches: z.number().optional(),
  weightPounds: z.number().optional(),
  sizeWorn: sizeWorn.optional(),
  /** Name of the author; absent for an anonymized author. */
  writerName: z.string().optional(),
  locale: z.string().optional(),
  writtenAt: z.iso.datetime(),
  isVerifiedBuyer: z.boolean(),
  helpfulCount: count,
  reply: z.strictObject({ text: z.string(), repliedAt: z.iso.datetime() }).optional(),
});
export type Review = z.output<typeof review>;

/** Aggregates over all approved reviews of a style, regardless of filters. */
export const reviewSummary = z.strictObject({
  count,
  /** Average, rounded to tenths; absent without reviews. */
  rating: z.number().optional(),
  stars: z.tuple([count, count, count, count, count]),
  /** Average, rounded to tenths: 1 runs small … 5 runs large; absent with fewer than three votes. */
  fit: z.number().optional(),
  fits: z.tuple([count, count, count, count, count]),
  bodies: count,
  sizes: z.array(z.strictObject({ worn: sizeWorn, count })),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

const rangeWithin = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,3}-\d{1,3}$/, 'two whole numbers, as in 66-70')
    .refine((text) => {
      const [from = 0, to = 0] = text.split('-').map(Number);
      return from <= to && from >= min && to <= max;
    }, `from ${min} to ${max}`);

export const getReviews = defineEndpoint('getReviews', {
  summary: 'Returns the approved reviews of a style and a summary of all.',
  query: z.looseObject({
    productId,
    stars: z.coerce.number().int().min(1).max(5).optional(),
    /** One of `summary.sizes`: `fit:Tall,size:L`. */
    size: z.string().max(300).optional(),
    /** Inclusive range of whole inches: `66-70`. */
    height: rangeWithin(10, 100).optional(),
    /** Inclusive range of whole pounds: `150-179`. */
    weight: rangeWithin(1, 700).optional(),
    sort: z.enum(reviewSorts).optional(),
    locale: z.string().max(35).optional(),
    start: z.coerce.number().int().min(0).max(10_000).optional(),
    count: z.coerce.number().int().min(1).max(50).optional(),
  }),
  response: z.strictObject({ count, start: count, total: count, summary: reviewSummary, data: z.array(review) }),
  faults: ['ProductNotFoundException'],
});

const token = z.string().max(400);

export const writeReview = defineEndpoint('writeReview', {
  summary:
    'Submits a review, which is published after moderation. The same text sent again is the same review. The author gets an email with a link to withdraw it.',
  body: z.strictObject({
    productId,
    rating: stars,
    headline: z.string().max(200),
    text: z.string().max(20_000),
    fit: fit.optional(),
    heightInches: z.number().min(reviewerHeight.min).max(reviewerHeight.max).optional(),
    weightPounds: z.number().min(reviewerWeight.min).max(reviewerWeight.max).optional(),
    sizeWorn: sizeWorn.optional(),
    writerName: z.string().max(200),
    /** Email address, which is never shown. Optional with the token of an order email. */
    email: emailAddress.optional(),
    token: token.optional(),
    locale: z.string().max(35).optional(),
    website: honeypot,
  }),
  response: z.strictObject({ success: z.literal(true), isVerifiedBuyer: z.boolean() }),
  faults: [
    'ProductNotFoundException',
    'ReviewNotAcceptedException',
    'ReviewExistsException',
    'ReviewLinkException',
    'TooManyRequestsException',
  ],
});

export const markReviewHelpful = defineEndpoint('markReviewHelpful', {
  summary: 'Marks a review as helpful. Each visitor counts once.',
  params: z.strictObject({ reviewId: uuid }),
  body: z.strictObject({}),
  response: z.strictObject({ helpfulCount: count }),
  faults: ['NotFoundException', 'TooManyRequestsException'],
});

export const reviewStatus = z.enum(['pending', 'approved', 'refused', 'withdrawn']);

export const openReviewLink = defineEndpoint('openReviewLink', {
  summary: 'Resolves the link of an email to a product to review from an order, or to the author’s own review.',
  body: z.strictObject({ token }),
  response: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('invitation'), productId, isUsed: z.boolean() }),
    z.strictObject({
      kind: z.literal('own'),
      productId,
      status: reviewStatus,
      rating: stars,
      headline: z.string(),
      text: z.string(),
      writtenAt: z.iso.datetime(),
      reply: z.string().optional(),
    }),
  ]),
  faults: ['ForbiddenException', 'ReviewLinkException', 'TooManyRequestsException'],
});

export const withdrawReview = defineEndpoint('withdrawReview', {
  summary: 'Withdraws a review by the link from its author’s email. `forget` also anonymizes all reviews of the author.',
  body: z.strictObject({ token, forget: z.boolean().optional() }),
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException', 'ReviewLinkException', 'TooManyRequestsException'],
});
