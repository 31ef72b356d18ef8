import type { PartName } from '@outfitter/artwork';
import type { Brand } from '@outfitter/commerce';
import type { Catalog, CatalogStyle, CatalogTranslation } from '@outfitter/demo';
import { describeImages } from '@outfitter/demo';

type StyleTranslations = Brand['styles'][number]['translations'];
type StyleTranslation = NonNullable<StyleTranslations>[string];

function valuesOf(
  style: CatalogStyle,
  { sizeRuns }: Pick<Catalog, 'sizeRuns'>,
  { colors, sizes }: CatalogTranslation,
): StyleTranslation['values'] {
  const colorNames = style.swatches.flatMap(({ colorId, code }) => (colors[colorId] ? [[code, colors[colorId]]] : []));
  const dimensions = (sizeRuns[style.sizes]?.dimensions ?? []).map(({ id, values }) => {
    const named = values.flatMap((value) => (sizes[id]?.[value] ? [[value, sizes[id][value]]] : []));
    return [id, Object.fromEntries(named)];
  });
  return Object.fromEntries(
    [['color', Object.fromEntries(colorNames)], ...dimensions].filter(([, names]) => Object.keys(names).length > 0),
  );
}

/** Returns the translations of a style. `part` is the part that its close-up shows. */
export function styleTranslations(
  style: CatalogStyle,
  catalog: Pick<Catalog, 'sizeRuns'>,
  translations: readonly CatalogTranslation[],
  part: PartName,
): StyleTranslations {
  return Object.fromEntries(
    translations.flatMap((translation) => {
      const texts = translation.styles[style.id];
      if (!texts) return [];
      const values = valuesOf(style, catalog, translation);
      return [[translation.locale, { ...texts, values, views: describeImages(style.artwork.type, translation, part) } as StyleTranslation]];
    }),
  );
}
