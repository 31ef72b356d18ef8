/** Terms by language that name the audience of a product. A style for another audience never matches. */
export const audienceTerms: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    (
      'man men mens woman women womens womans lady ladies kid kids child children childrens boy boys girl girls baby babies toddler toddlers ' +
      'dog dogs'
    ).split(' '),
  ),
  fr: new Set('homme hommes femme femmes enfant enfants garcon garcons fille filles bebe bebes chien chiens'.split(' ')),
};

const allTerms = new Set(Object.values(audienceTerms).flatMap((terms) => [...terms]));

const adultTerms = new Set('man men mens woman women womens womans lady ladies homme hommes femme femmes'.split(' '));

const animalTerms = new Set('dog dogs chien chiens'.split(' '));

/** Term for a child whose age a query names. */
export const childTerm = 'kids';

export const isAnimalTerm = (word: string): boolean => animalTerms.has(word);

export const isAdultTerm = (word: string): boolean => adultTerms.has(word);

export const isAudienceTerm = (word: string): boolean => allTerms.has(word);
