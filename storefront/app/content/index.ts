export { Blocks } from './blocks.tsx';
export { ContentLink } from './content-link.tsx';
export { ContentPage } from './content-page.tsx';
export {
  blocksIn,
  blocksOf,
  buttonsOf,
  type ContentFields,
  firstImage,
  homePageMeta,
  readGroup,
  readImage,
  readLink,
  readList,
  readText,
  seoOf,
} from './fields.ts';
export { LateContentPage, LateSlot } from './late-slot.tsx';
export {
  type ContentPageData,
  isRenderable,
  loadContentPage,
  loadTiles,
  loadTopLevelKeys,
  loadTopLevelPage,
  type TopLevelPageData,
} from './load-content-page.ts';
export { type CategorySlots, loadCategorySlots, loadSlot, type SlotData } from './load-slots.ts';
