import { DataFileError, dataFolder, readCatalogData } from '../data-files/data-files.ts';
import type { Category, Color, SizeRun, Style } from '../data-files/schema.ts';
import { bestSellers, categoriesOf } from './computed-categories.ts';
import { imageName, viewsOf } from './images.ts';
import { type PriceEntry, pricesOf } from './prices.ts';
import { referenceIssues } from './references.ts';
import { stylePath, styleSlug } from './slugs.ts';
import { type StockLevel, stockOf } from './stock.ts';
import type { Store } from './stores.ts';
import { type Variant, variantsOf } from './variants.ts';

export interface Swatch extends Color {
  colorId: string;
  isNew: boolean;
  /** Names of images in gallery order. */
  images: string[];
}

export interface CatalogStyle extends Style {
  slug: string;
  /** `/fencepost-chore-coat-4117.html` */
  path: string;
  swatches: Swatch[];
  variants: Variant[];
}

export interface Catalog {
  colors: Record<string, Color>;
  sizeRuns: Record<string, SizeRun>;
  categories: Category[];
  stores: Store[];
  styles: CatalogStyle[];
  stock: StockLevel[];
  prices: PriceEntry[];
}

function swatchesOf(style: Style, colors: Record<string, Color>): Swatch[] {
  return style.colors.map((colorId) => {
    const color = colors[colorId]!;
    const images = viewsOf(style.artwork.type).map((view) => imageName({ styleId: style.id, colorCode: color.code, view }));
    return { ...color, colorId, isNew: style.newColors.includes(colorId), images };
  });
}

/**
 * Returns the catalog, derived deterministically from the data files. Throws a DataFileError that lists every problem with file, path and
 * cause.
 */
export function loadCatalog(folder: string = dataFolder): Catalog {
  const data = readCatalogData(folder);
  const problems = referenceIssues(data);
  if (problems.length > 0) throw new DataFileError(problems);

  const sellingMost = bestSellers(data.styles.map(({ style }) => style));
  const styles = data.styles
    .map(({ style }): CatalogStyle => {
      const variants = variantsOf(style, data.colors, data.sizeRuns[style.sizes]!);
      return {
        ...style,
        categories: categoriesOf(style, sellingMost),
        slug: styleSlug(style),
        path: stylePath(style),
        swatches: swatchesOf(style, data.colors),
        variants,
      };
    })
    .sort((a, b) => Number(a.id) - Number(b.id));
  return {
    colors: data.colors,
    sizeRuns: data.sizeRuns,
    categories: data.categories,
    stores: data.stores,
    styles,
    stock: styles.flatMap((style) => stockOf(style, style.variants, data.stores)),
    prices: styles.flatMap((style) => pricesOf(style, style.variants)),
  };
}
