import type { StyleRow } from '../../catalog/read-catalog.ts';
import type { StyleTexts } from '../../catalog/translations.ts';
import { languageOfLocale, shopLanguage } from '../query/text/languages.ts';
import { negatedText, normalizeText, textWithoutNegations } from '../query/text/normalize-text.ts';
import { type CategoryTerms, categoryHeads, categoryTerms, nameHead } from './category-terms.ts';
import type { DocumentSource, NamedCategory } from './document-source.ts';
import type { FieldTexts } from './search-document.ts';
import { audienceOfName, sizeAttributes } from './wearer-lexemes.ts';

/** Returns the searchable texts of a style in each language of the catalog. */
export function textsByLanguage(style: StyleRow, categories: DocumentSource['categories']): Record<string, FieldTexts> {
  const values = style.variationAttributes
    .filter(({ id }) => !sizeAttributes.has(id))
    .flatMap((attribute) => attribute.values.flatMap(({ name, family }) => [name, family ?? '']));
  const named = categories.map(({ name, otherChildren }) => ({ name, otherChildren: otherChildren.map((child) => child.name) }));
  const ownTerms = categoryTerms(style.name, named, shopLanguage.language);
  const ownHeads = categoryHeads(named, ownTerms, shopLanguage.headPosition);
  const attributes = [style.cloth, style.brand, ...style.keywords, ...values, ...audienceOfName(style, categories)];
  const texts = {
    [shopLanguage.language]: fieldTexts(
      { ...style.copy, name: style.name },
      { ...ownTerms, heads: ownHeads, head: nameHead(style.name, shopLanguage.headPosition) },
      attributes,
    ),
  };
  const locales = new Set([style.translations, ...categories.map(({ translations }) => translations)].flatMap(Object.keys));
  for (const locale of locales) {
    const translation = style.translations[locale] ?? {};
    const { language, headPosition } = languageOfLocale(locale);
    const nameIn = ({ translations }: NamedCategory) => translations[locale]?.name ?? '';
    const translated = categories.map((category) => ({ name: nameIn(category), otherChildren: category.otherChildren.map(nameIn) }));
    const valueNames = Object.entries(translation.values ?? {}).flatMap(([id, entries]) =>
      sizeAttributes.has(id) ? [] : Object.values(entries),
    );
    const terms = categoryTerms(translation.name ?? '', translated, language);
    const heads = categoryHeads(translated, terms, headPosition);
    texts[language] = joinTexts(
      texts[language],
      fieldTexts(translation, { ...terms, heads, head: nameHead(translation.name ?? '', headPosition) }, [
        translation.cloth ?? '',
        ...valueNames,
      ]),
    );
  }
  return texts;
}

function fieldTexts(
  { name = '', headline = '', description = [], features = [], facts = [], fit = '' }: Partial<StyleTexts>,
  { terms, heads, head, otherTerms }: CategoryTerms & { heads: string; head: string },
  attributes: readonly string[],
): FieldTexts {
  const describing = [...attributes, otherTerms].join(' ');
  const copy = [fit, headline, ...description, ...features, ...facts.flat()].join('. ');
  return {
    A: textWithoutNegations(name),
    B: normalizeText(terms),
    C: textWithoutNegations(describing),
    D: textWithoutNegations(copy),
    nameHead: head,
    categoryHeads: heads,
    otherKinds: normalizeText(otherTerms),
    negated: negatedText([name, describing, copy].join('. ')),
  };
}

function joinTexts(texts: FieldTexts | undefined, extra: FieldTexts): FieldTexts {
  if (!texts) return extra;
  const join = (field: keyof FieldTexts) => `${texts[field]} ${extra[field]}`;
  return {
    A: join('A'),
    B: join('B'),
    C: join('C'),
    D: join('D'),
    nameHead: join('nameHead'),
    categoryHeads: join('categoryHeads'),
    otherKinds: join('otherKinds'),
    negated: join('negated'),
  };
}
