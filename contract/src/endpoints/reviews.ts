/** What shoppers say of products: reading it, writing it, finding it helpful, taking it back. */
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
  /** Paragraphs stand between empty lines. Text only. */
  text: z.string(),
  fit: fit.optional(),
  heightInches: z.number().optional(),
  weightPounds: z.number().optional(),
  sizeWorn: sizeWorn.optional(),
  /** Left out where the writer has been forgotten. */
  writerName: z.string().optional(),
  locale: z.string().optional(),
  writtenAt: z.iso.datetime(),
  /** An order of the writer holds the product. */
  isVerifiedBuyer: z.boolean(),
  helpfulCount: count,
  /** What the brand answers. */
  reply: z.strictObject({ text: z.string(), repliedAt: z.iso.datetime() }).optional(),
});
export type Review = z.output<typeof review>;

/** What all reviews of a style say together, whatever is filtered. */
export const reviewSummary = z.strictObject({
  count,
  /** To the tenth of a star; left out without reviews. */
  rating: z.number().optional(),
  /** How many gave one star … five stars. */
  stars: z.tuple([count, count, count, count, count]),
  /** To the tenth, 1 runs small … 5 runs large; left out where nobody said. */
  fit: z.number().optional(),
  /** How many said it runs very small … very large. */
  fits: z.tuple([count, count, count, count, count]),
  /** How many said how tall or heavy they are. */
  bodies: count,
  /** Sizes that were worn, in the order of the style's own. */
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
    /** A style's number, or a SKU's of it. */
    productId,
    stars: z.coerce.number().int().min(1).max(5).optional(),
    /** One of `summary.sizes`, its attributes in order: `fit:Tall,size:L`. */
    size: z.string().max(300).optional(),
    /** Whole inches, as they are shown; both ends belong to it: `66-70`. */
    height: rangeWithin(10, 100).optional(),
    /** Whole pounds, as they are shown; both ends belong to it: `150-179`. */
    weight: rangeWithin(1, 700).optional(),
    sort: z.enum(reviewSorts).optional(),
    /** In the first order, those in its language stand before others. */
    locale: z.string().max(35).optional(),
    start: z.coerce.number().int().min(0).max(10_000).optional(),
    count: z.coerce.number().int().min(1).max(50).optional(),
  }),
  response: z.strictObject({ count, start: count, total: count, summary: reviewSummary, data: z.array(review) }),
  faults: ['ProductNotFoundException'],
});

/** The link of a mail as a page sends it on. */
const token = z.string().max(400);

export const writeReview = defineEndpoint('writeReview', {
  summary:
    'Writes a review, which is shown once somebody of the brand has read it. Sent again with the same words it is the same review. The writer gets a letter with a link to take it back.',
  body: z.strictObject({
    /** A style's number, or a SKU's of it. */
    productId,
    rating: stars,
    headline: z.string().max(200),
    text: z.string().max(20_000),
    fit: fit.optional(),
    heightInches: z.number().min(reviewerHeight.min).max(reviewerHeight.max).optional(),
    weightPounds: z.number().min(reviewerWeight.min).max(reviewerWeight.max).optional(),
    sizeWorn: sizeWorn.optional(),
    writerName: z.string().max(200),
    /** Not shown. Left out where the link of an order's mail says who it is. */
    email: emailAddress.optional(),
    /** Of the link in an order's mail. */
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
      /** Of the brand. */
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
