export { SearchFailure, SearchFields, useOrderSearch } from './order-search.tsx';
export { TrackingPage } from './tracking-page.tsx';
