export { ErrorPage } from './error-page.tsx';
export { errorTitle } from './error-title.ts';
export { SectionBoundary } from './section-boundary.tsx';
