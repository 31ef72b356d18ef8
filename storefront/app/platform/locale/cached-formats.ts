import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl';

type Values = Readonly<Record<string, unknown>>;

interface CachedFormat {
  /** Undefined if the message is the one in the code. */
  translation: readonly MessageFormatElement[] | undefined;
  format(values?: Values): unknown;
}

export class CachedFormats {
  readonly messages = new Map<string, CachedFormat>();
  /** Number formats by the JSON of their options. */
  readonly numbers = new Map<string, Intl.NumberFormat>();
  readonly plurals = new Map<string, Intl.PluralRules>();
}

type Formatters = IntlShape['formatters'];
type FormatMessage = (descriptor: MessageDescriptor, values?: Values, options?: object) => unknown;

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * Returns `intl` with formats that are found by the id of their message. react-intl finds them by the JSON of the whole message, which it
 * builds each time. Messages with elements in them, and all errors, are left to react-intl.
 */
export function withCachedFormats(intl: IntlShape, cachedFormats: CachedFormats): IntlShape {
  const { locale, messages = {}, formats } = intl;
  const formatters = withCachedRules(intl.formatters, cachedFormats);
  const formatUncached = intl.formatMessage as FormatMessage;

  function formatOf(id: string, message: MessageFormatElement[], isTranslated: boolean): CachedFormat {
    const translation = isTranslated ? message : undefined;
    const cached = cachedFormats.messages.get(id);
    if (cached && cached.translation === translation) return cached;
    const compiled = intl.formatters.getMessageFormat(message, locale, formats, { formatters });
    const format = isTemplate(message) ? (values: Values) => fillTemplate(message, values) : withCachedResults(compiled.format);
    const created = { translation, format };
    cachedFormats.messages.set(id, created);
    return created;
  }

  const formatMessage: FormatMessage = (descriptor, values, options) => {
    const { id = '', defaultMessage } = descriptor;
    const isTranslated = Object.hasOwn(messages, id);
    const message = isTranslated ? messages[id] : defaultMessage;
    if (!Array.isArray(message) || (values && !Object.values(values).every(isText))) return formatUncached(descriptor, values, options);
    const [first] = message;
    if (message.length === 1 && first?.type === 0) return first.value;
    try {
      return formatOf(id, message, isTranslated).format(values);
    } catch {
      return formatUncached(descriptor, values, options);
    }
  };

  const formatNumber: IntlShape['formatNumber'] = (value, options = {}) => {
    // A named format is defined elsewhere.
    if (options.format !== undefined) return intl.formatNumber(value, options);
    try {
      return formatters.getNumberFormat(locale, options).format(value);
    } catch {
      return intl.formatNumber(value, options);
    }
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'], formatNumber };
}

/** Template of literals and arguments only, such as `Shop all {name}`. */
type Template = readonly { type: 0 | 1; value: string }[];

function isTemplate(message: readonly MessageFormatElement[]): message is readonly MessageFormatElement[] & Template {
  return message.every(({ type }) => type === 0 || type === 1);
}

function fillTemplate(template: Template, values: Values = {}): string {
  let text = '';
  for (const { type, value } of template) {
    if (type === 1 && !(value in values)) throw new Error(`the message has no value for ${value}`);
    text += type === 1 ? values[value] : value;
  }
  return text;
}

const maxCachedResults = 1_000;

/** Caches the results for values that are one number, as in "36 styles". */
function withCachedResults(format: CachedFormat['format']): CachedFormat['format'] {
  const results = new Map<string, unknown>();
  return (values = {}) => {
    const [name = '', ...others] = Object.keys(values);
    const value = values[name];
    // A key of -0 would be the key of 0.
    if (typeof value !== 'number' || others.length > 0 || Object.is(value, -0)) return format(values);
    const key = `${name} ${value}`;
    const cached = results.get(key) ?? format(values);
    if (results.size < maxCachedResults) results.set(key, cached);
    return cached;
  };
}

/** Caches number formats and plural rules. react-intl's own caches serialize the locale, too. */
function withCachedRules(formatters: Formatters, { numbers, plurals }: CachedFormats): Formatters {
  return {
    ...formatters,
    getNumberFormat: (locales, options) => cached(numbers, options, () => formatters.getNumberFormat(locales, options)),
    getPluralRules: (locales, options) => cached(plurals, options, () => formatters.getPluralRules(locales, options)),
  };
}

function cached<Format>(formats: Map<string, Format>, options: object | undefined, create: () => Format): Format {
  const key = options ? JSON.stringify(options) : '{}';
  const known = formats.get(key) ?? create();
  formats.set(key, known);
  return known;
}
