export { Blocks } from './blocks.tsx';
export { ContentLink } from './content-link.tsx';
export { ContentPage } from './content-page.tsx';
export { blocksOf, type Fields, groupOf, linkOf, listOf, seoOf, textOf } from './fields.ts';
export { type ContentPageData, loadPage } from './load-page.ts';
