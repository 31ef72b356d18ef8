import type { TestCustomer } from '../../testing/customer-builder.ts';
import type { TestCommerce } from '../../testing/test-commerce.ts';
import { type ImportedOrder, importOrder } from '../history/import-order.ts';

export const buildImportedOrder = (customer: TestCustomer, overrides: Partial<ImportedOrder> = {}): ImportedOrder => ({
  customerId: customer.customerId,
  email: customer.email,
  salesOrigin: 'POS',
  placedAt: '2026-03-02T16:00:00Z',
  status: 'completed',
  currency: 'USD',
  items: [
    { productId: 'COAT', quantity: 2, unitPrice: 59.99 },
    { productId: 'CAP', quantity: 1, unitPrice: 10 },
  ],
  discount: 5,
  tax: 7.5,
  paymentLabel: 'Visa ending 1111',
  ...overrides,
});

/** Imports an order of a customer and returns its number. */
export async function importTestOrder(
  commerce: TestCommerce,
  customer: TestCustomer,
  overrides: Partial<ImportedOrder> = {},
): Promise<string> {
  const result = await importOrder(commerce.deps, buildImportedOrder(customer, overrides));
  if (!result.ok) throw new Error(result.message);
  return result.value.orderNo;
}
