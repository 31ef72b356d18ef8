export { page as homepage } from './page.ts';
