export { OperatorError } from '../errors/operator-error.ts';
export { createCleanupStack } from './cleanup-stack.ts';
export { prepareDatabase } from './prepare.ts';
export { runShop } from './run-shop.ts';
export { createStartupSteps } from './startup-steps.ts';
