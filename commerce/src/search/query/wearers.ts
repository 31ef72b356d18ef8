/** Whom clothes are for, by language, in the forms in which shoppers name them: what is for somebody else is no answer at all. */
export const wearers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    (
      'man men mens woman women womens womans lady ladies kid kids child children childrens boy boys girl girls baby babies toddler toddlers ' +
      'dog dogs'
    ).split(' '),
  ),
  fr: new Set('homme hommes femme femmes enfant enfants garcon garcons fille filles bebe bebes chien chiens'.split(' ')),
};

const all = new Set(Object.values(wearers).flatMap((words) => [...words]));

/** Whether a plain word names somebody, in whichever language. */
export const isWearer = (word: string): boolean => all.has(word);
