import type { ContentFields } from '../../content/index.ts';
import { longSentence, longWord } from '../samples.ts';
import type { BlockState, Sample } from './sample.ts';

const manyEntries = 20;
const textFields =
  /^(headline|heading|text|subhead|detailsText|buttonText|ctaText|caption|label|tag|header|verification\w+|box(Heading|CtaText)|Heading|hoverText)$/;
const imageFields = new Set(['image', 'bannerImage', 'textImage', 'video', 'mobileVideo']);

function mapFields(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapFields(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const next = change(name, entry);
      return next === undefined ? [] : [[name, next === entry ? mapFields(entry, change) : next]];
    }),
  );
}

export function withoutImages(fields: ContentFields): ContentFields {
  return mapFields(fields, (name, value) => (imageFields.has(name) && typeof value === 'object' ? undefined : value)) as ContentFields;
}

export function withLongText(fields: ContentFields): ContentFields {
  return mapFields(fields, (name, value) => {
    if (typeof value !== 'string') return value;
    if (name === 'html' || name === 'richText') return value.replaceAll(/<\/(?:h2|p|a|li)>/g, ` ${longWord}$&`);
    if (!textFields.test(name)) return value;
    return name === 'text' || name === 'verificationText' ? longSentence : `${value} ${longWord}`;
  }) as ContentFields;
}

/** Repeats the entries up to `count` and the schema's maximum, each with its own text and link. */
export function withEntries(sample: Sample, count: number): ContentFields {
  const { list, fields } = sample;
  const entries = list ? fields[list.field] : undefined;
  if (!list || !Array.isArray(entries) || entries.length === 0) return fields;
  const repeated = Array.from({ length: Math.min(count, list.max) }, (_, index) => {
    const entry = entries[index % entries.length] as ContentFields;
    const round = Math.floor(index / entries.length) + 1;
    if (round === 1) return entry;
    return mapFields(entry, (name, value) => {
      if (typeof value !== 'string') return typeof value === 'number' && name === 'ounces' ? value + index * 2 : value;
      if (/^(headline|heading|ctaText|boxHeading|buttonText|text)$/.test(name)) return `${value} ${round}`;
      return name === 'ctaLink' && value.startsWith('/') ? `${value}#${round}` : value;
    });
  });
  return { ...fields, [list.field]: repeated };
}

const onBackground = (fields: ContentFields, color: string): ContentFields => ({ ...fields, background: { color: { color } } });

export function statesOf(sample: Sample): BlockState[] {
  const { fields } = sample;
  const fieldsWithoutImages = withoutImages(fields);
  const hasImages = !sample.hasOnlyImages && JSON.stringify(fieldsWithoutImages) !== JSON.stringify(fields);
  return [
    { name: 'Default', fields },
    ...(sample.extraStates ?? []),
    ...(sample.list
      ? [
          { name: 'One entry', fields: withEntries(sample, 1) },
          { name: `${Math.min(manyEntries, sample.list.max)} entries`, fields: withEntries(sample, manyEntries) },
        ]
      : []),
    { name: 'Long text', fields: withLongText(fields) },
    ...(hasImages ? [{ name: 'Without image', fields: fieldsWithoutImages }] : []),
    ...(sample.hasBackground
      ? [
          { name: 'On background night', fields: onBackground(fields, 'night') },
          { name: 'On background kraft', fields: onBackground(fields, 'kraft') },
        ]
      : []),
  ];
}
