/** Renders every image of the demo brand as SVG or pixels, from an artwork spec and a color. */
export type { ArtworkSpec } from './artwork-spec.ts';
export {
  type CloseUp,
  type Color,
  closeUpPart,
  type Garment,
  garmentFor,
  garments,
  hasBack,
  partsOf,
  type View,
  type VisiblePart,
} from './draw.ts';
export { type FigureName, figureGround, figures } from './figures/index.ts';
export { chance } from './kit/geometry.ts';
export { type PartName, partName } from './part-names.ts';
export { GROUNDS, groundOf, type RawImage, renderFigure, renderProduct, renderScene, renderSwatch } from './render.ts';
export { type SceneName, scenes } from './scenes/index.ts';
