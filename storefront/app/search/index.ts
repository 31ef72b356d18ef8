export { NoResults } from './no-results.tsx';
export { onlyHit } from './only-hit.ts';
