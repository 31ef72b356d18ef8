/** The sales origins of each tab of the order history (ORDER-010, ORDER-011). */
export const salesOriginsByTab = {
  online: ['EDI', 'Internet', 'MRKT Place', 'Other'],
  store: ['POS DIRECT', 'POS'],
  phone: ['Phone', 'Mail orders', 'Fax', 'Wholesale'],
} as const;
export type SalesOriginTab = keyof typeof salesOriginsByTab;
