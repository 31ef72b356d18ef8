export const sortingOptions = [
  'best-matches',
  'price-low-to-high',
  'price-high-to-low',
  'top-rated',
  'new-arrivals',
  'name-a-to-z',
] as const;
export type SortingOption = (typeof sortingOptions)[number];
