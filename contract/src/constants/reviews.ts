/** Orders of a list of reviews; the first is the default. */
export const reviewSorts = ['most-helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
