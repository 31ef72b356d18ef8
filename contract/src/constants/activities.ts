export const activityKinds = [
  'viewPage',
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
  'cartMerge',
] as const;
