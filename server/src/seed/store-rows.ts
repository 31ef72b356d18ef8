import { type SceneName, scenes } from '@outfitter/artwork';
import type { Brand } from '@outfitter/commerce';
import { type CatalogTranslation, type Store, storeHolidays } from '@outfitter/demo';

function photoOf(scene: string) {
  return { image: `/i/ridge/scene-${scene}`, alt: scenes[scene as SceneName].alt };
}

export function storeRows(stores: readonly Store[], translations: readonly CatalogTranslation[]): Brand['stores'] {
  return stores.map(({ pickup, gallery, closedOverride = null, ...store }) => {
    const specialHours = storeHolidays(store);
    const photos = gallery.map(photoOf);
    const sources = [
      ...store.services,
      ...store.features,
      ...specialHours.map(({ name }) => name),
      ...photos.map(({ alt }) => alt),
      ...(closedOverride ? [closedOverride.reason] : []),
    ];
    const translated = translations.map(({ locale, stores: { [store.id]: blurb }, storeTexts }) => {
      const texts = Object.fromEntries(sources.flatMap((text) => (storeTexts[text] ? [[text, storeTexts[text]]] : [])));
      return [locale, { ...(blurb ? { blurb } : {}), texts }];
    });
    return {
      ...store,
      hasPickup: pickup,
      closedOverride,
      specialHours,
      gallery: photos,
      translations: Object.fromEntries(translated),
    };
  });
}
