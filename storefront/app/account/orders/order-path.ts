export const orderPath = (orderNo: string): string => `/account/orders/${encodeURIComponent(orderNo)}`;
