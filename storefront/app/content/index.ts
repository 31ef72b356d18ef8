export {
  type ContentFields,
  readGroup,
  readImage,
  readLink,
  readList,
  readText,
  type SchemaFields,
} from '../platform/content/content-fields.ts';
export { Blocks } from './blocks.tsx';
export { ContentLink } from './content-link.tsx';
export { ContentFormPage, ContentPage } from './content-page.tsx';
export { CategorySlot, LazyContentPage, LazySlot } from './lazy-slot.tsx';
export {
  type ContentPageData,
  isRenderable,
  loadContentPage,
  loadTiles,
  loadTopLevelKeys,
  loadTopLevelPage,
  type ParsedContentPage,
  parseContentPage,
  type TopLevelPageData,
} from './load-content-page.ts';
export { type CategorySlots, loadCategorySlots, loadProductMessage, loadSlot, type SlotData } from './load-slots.ts';
export { blocksIn, blocksOf } from './nested-blocks.ts';
export { contentHead, firstImage, homePageMeta, seoOf } from './page-fields.ts';
export { parseBlocks } from './parse-block.ts';
