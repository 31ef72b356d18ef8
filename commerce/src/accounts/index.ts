export type { CustomerRow } from '../customers/find-customer.ts';
export type { CustomerExport } from './export-customer.ts';
export { eraseCustomerFor, findCustomerFor, type OperatorContext, readCustomerFor, unlockCustomerFor } from './operator-commands.ts';
