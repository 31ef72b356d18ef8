/** The demo brand's artwork program: every picture of the shop, drawn from a look and a colour. */
export type { ArtworkSpec } from './artwork-spec.ts';
export { type Color, type Garment, garmentFor, garments, hasBack, type View } from './draw.ts';
export { figureGround, figures } from './figures/index.ts';
export { GROUNDS, groundOf, type Picture, renderFigure, renderProduct, renderScene, renderSwatch } from './render.ts';
export { type SceneName, scenes } from './scenes/index.ts';
