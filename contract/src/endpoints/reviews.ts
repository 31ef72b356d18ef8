/** Product reviews: reading, writing, voting and withdrawing. */
import { z } from 'zod';
import { reviewerHeight, reviewerWeight } from '../client/body-measurements.ts';
import { reviewSorts } from '../constants.ts';
import { emailAddress, honeypot, productId, uuid } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const stars = z.number().int().min(1).max(5);
/** 1 runs small … 3 true to size … 5 runs large. */
const fit = z.number().int().min(1).max(5);
/** By attribute: `{ fit: 'Tall', size: 'L' }`. */
const sizeWorn = z.record(z.string().max(40), z.string().max(60)).refine((worn) => Object.keys(worn).length <= 6, 'at most 6 attributes');
const count = z.number().int().min(0);

export const review = z.strictObject({
  id: uuid,
  rating: stars,
  headline: z.string(),
  /** Plain text; empty lines separate paragraphs. */
  text: z.string(),
  fit: fit.optional(),
  heightInches: z.number().optional(),
  weightPounds: z.number().optional(),
  sizeWorn: sizeWorn.optional(),
  /** Absent once the author was anonymized. */
  writerName: z.string().optional(),
  locale: z.string().optional(),
  writtenAt: z.iso.datetime(),
  /** The author ordered the product. */
  isVerifiedBuyer: z.boolean(),
  helpfulCount: count,
  /** The brand's reply. */
  reply: z.strictObject({ text: z.string(), repliedAt: z.iso.datetime() }).optional(),
});
export type Review = z.output<typeof review>;

/** Aggregates over all approved reviews of a style, regardless of filters. */
export const reviewSummary = z.strictObject({
  count,
  /** Average, rounded to tenths; absent without reviews. */
  rating: z.number().optional(),
  /** Number of reviews with one to five stars. */
  stars: z.tuple([count, count, count, count, count]),
  /** Average, rounded to tenths: 1 runs small … 5 runs large. */
  fit: z.number().optional(),
  /** Number of reviews per fit value. */
  fits: z.tuple([count, count, count, count, count]),
  /** Number of reviews with a height or weight. */
  bodies: count,
  /** Sizes worn, in the style's order. */
  sizes: z.array(z.strictObject({ worn: sizeWorn, count })),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

const rangeWithin = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,3}-\d{1,3}$/, 'two whole numbers, as in 66-70')
    .refine((text) => {
      const [from = 0, to = 0] = text.split('-').map(Number);
      return from <= to && from >= least && to <= most;
    }, `from ${least} to ${most}`);

export const getReviews = defineEndpoint('getReviews', {
  summary: 'The reviews of a style that are shown, with what they say together.',
  query: z.looseObject({
    /** Id of a style or of one of its SKUs. */
    productId,
    stars: z.coerce.number().int().min(1).max(5).optional(),
    /** One of `summary.sizes`: `fit:Tall,size:L`. */
    size: z.string().max(300).optional(),
    /** Inclusive range of whole inches: `66-70`. */
    height: rangeWithin(10, 100).optional(),
    /** Inclusive range of whole pounds: `150-179`. */
    weight: rangeWithin(1, 700).optional(),
    sort: z.enum(reviewSorts).optional(),
    /** The default order puts reviews in this language first. */
    locale: z.string().max(35).optional(),
    start: z.coerce.number().int().min(0).max(10_000).optional(),
    count: z.coerce.number().int().min(1).max(50).optional(),
  }),
  response: z.strictObject({ count, start: count, total: count, summary: reviewSummary, data: z.array(review) }),
  faults: ['ProductNotFoundException'],
});

/** The token of a link in a mail. */
const token = z.string().max(400);

export const writeReview = defineEndpoint('writeReview', {
  summary:
    'Writes a review, which is shown once somebody of the brand has read it. Sent again with the same words it is the same review. The writer gets a letter with a link to take it back.',
  body: z.strictObject({
    /** Id of a style or of one of its SKUs. */
    productId,
    rating: stars,
    headline: z.string().max(200),
    text: z.string().max(20_000),
    fit: fit.optional(),
    heightInches: z.number().min(reviewerHeight.min).max(reviewerHeight.max).optional(),
    weightPounds: z.number().min(reviewerWeight.min).max(reviewerWeight.max).optional(),
    sizeWorn: sizeWorn.optional(),
    writerName: z.string().max(200),
    /** Never shown. Optional with the token of an order's mail. */
    email: emailAddress.optional(),
    /** From the link in an order's mail. */
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
  summary: 'Counts a visitor who found a review helpful, each once.',
  params: z.strictObject({ reviewId: uuid }),
  body: z.strictObject({}),
  response: z.strictObject({ helpfulCount: count }),
  faults: ['NotFoundException', 'TooManyRequestsException'],
});

export const reviewStatus = z.enum(['pending', 'approved', 'refused', 'withdrawn']);

export const openReviewLink = defineEndpoint('openReviewLink', {
  summary: 'What the link of a mail leads to: a product of an order that may be reviewed, or the writer’s own review.',
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
      /** The brand's reply. */
      reply: z.string().optional(),
    }),
  ]),
  faults: ['ForbiddenException', 'ReviewLinkException', 'TooManyRequestsException'],
});

export const withdrawReview = defineEndpoint('withdrawReview', {
  summary: 'Takes a review back by the link that its writer has; with `forget`, also who wrote this and every other one.',
  body: z.strictObject({ token, forget: z.boolean().optional() }),
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException', 'ReviewLinkException', 'TooManyRequestsException'],
});
