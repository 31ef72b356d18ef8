/** Ids of the shipping methods whose carriers the calendar knows (FULFIL-013). Methods of the merchant's own have other ids. */
export const shippingMethodIds = { twoDay: '01', ground: '02', overnight: '03', standard: '24' } as const;
