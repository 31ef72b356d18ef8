export { createClosers } from './closers.ts';
export { prepare } from './prepare.ts';
export { runShop } from './run-shop.ts';
export { StartFailure } from './start-failure.ts';
export { printedSteps } from './steps.ts';
