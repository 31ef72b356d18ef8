export { groupOf } from './groups.ts';
export { StyleguidePage } from './styleguide-page.tsx';
