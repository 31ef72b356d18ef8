export { audit } from '../auditor/audit.ts';
export { addCustomerLink } from '../customers/testing/add-customer-link.ts';
export { createLinkTokens } from '../shared/link-tokens.ts';
export { completeCheckout, fillCheckout } from './checkout-builder.ts';
export { createCustomer } from './customer-builder.ts';
export { addSku, insertShop } from './shop-fixture.ts';
export { useTestCommerce } from './test-commerce.ts';
export { createTestDatabase, type TestDatabase, useTestDatabase } from './test-database.ts';
