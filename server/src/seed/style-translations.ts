import type { Brand } from '@outfitter/commerce';
import type { Catalog, CatalogStyle, CatalogTranslation } from '@outfitter/demo';
import { readImageName } from '@outfitter/demo';

type StyleTranslations = Brand['styles'][number]['translations'];
type StyleTranslation = NonNullable<StyleTranslations>[string];

const maxCaptionLength = 60;

/** Returns the caption of a detail image: the first feature that is short enough. */
export const imageCaption = (features: readonly string[]): string => features.find((feature) => feature.length <= maxCaptionLength) ?? '';

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

function viewsOf(style: CatalogStyle, features: readonly string[], { views }: CatalogTranslation): StyleTranslation['views'] {
  const shown = new Set(style.swatches.flatMap(({ images }) => images.flatMap((name) => readImageName(name)?.view ?? [])));
  return Object.fromEntries(
    [...shown].map((view) => [view, { words: views[view] ?? '', caption: view === 'detail' ? imageCaption(features) : '' }]),
  );
}

export function styleTranslations(
  style: CatalogStyle,
  catalog: Pick<Catalog, 'sizeRuns'>,
  translations: readonly CatalogTranslation[],
): StyleTranslations {
  return Object.fromEntries(
    translations.flatMap((translation) => {
      const texts = translation.styles[style.id];
      if (!texts) return [];
      const { features = style.features } = texts;
      const values = valuesOf(style, catalog, translation);
      return [[translation.locale, { ...texts, values, views: viewsOf(style, features, translation) } as StyleTranslation]];
    }),
  );
}
