export { NoResults } from './no-results.tsx';
export { onlyHit } from './only-hit.ts';
export { SearchNote } from './search-note.tsx';
