export { Activities } from './activities.tsx';
export { trackWhenIdle } from './track-when-idle.ts';
export type { TrackedCategoryPage, TrackedSearchPage } from './viewed-page.ts';
