import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl';

interface CachedFormat {
  /** Undefined if the message is the one in the code. */
  translation: readonly MessageFormatElement[] | undefined;
  format(values?: object): unknown;
}

/** The formats of one locale. */
export class CachedFormats {
  /** By message id. */
  readonly messages = new Map<string, CachedFormat>();
  /** By the JSON of their options. */
  readonly numbers = new Map<string, Intl.NumberFormat>();
  readonly plurals = new Map<string, Intl.PluralRules>();
}

type Formatters = IntlShape['formatters'];
type FormatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => unknown;

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
    const created = { translation, format: compiled.format };
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

/** react-intl's own serialize the locale, too. */
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
