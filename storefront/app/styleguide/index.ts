export { findGroup } from './groups.ts';
export { StyleguidePage } from './styleguide-page.tsx';
