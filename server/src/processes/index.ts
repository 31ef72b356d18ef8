export { OperatorError } from '../errors/operator-error.ts';
export { createCleanupStack } from './cleanup-stack.ts';
export { prepareShop } from './prepare.ts';
export { runShop } from './run-shop.ts';
export { createStartupSteps } from './startup-steps.ts';
