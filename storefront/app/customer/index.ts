/** The signed-in customer with addresses and saved cards, for account and checkout. */
export { changeCustomer, refetchCustomer } from './change-customer.ts';
export { saveSerially } from './save-serially.ts';
export { customerQuery, useCustomer } from './use-customer.ts';
