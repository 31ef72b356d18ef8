import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl';

interface CachedFormat {
  /** Undefined if the message is the one in the code. */
  translation: readonly MessageFormatElement[] | undefined;
  format(values?: object): unknown;
}

/** Formats by message id, of one locale. */
export type CachedFormats = Map<string, CachedFormat>;
type FormatMessage = (descriptor: MessageDescriptor, values?: Record<string, unknown>, options?: object) => unknown;

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * Returns `intl` with formats that are found by the id of their message. react-intl finds them by the JSON of the whole message, which it
 * builds each time. Messages with elements in them, and all errors, are left to react-intl.
 */
export function withCachedFormats(intl: IntlShape, cachedFormats: CachedFormats): IntlShape {
  const { locale, messages = {}, formats, formatters } = intl;
  const formatUncached = intl.formatMessage as FormatMessage;

  function formatOf(id: string, message: MessageFormatElement[], isTranslated: boolean): CachedFormat {
    const translation = isTranslated ? message : undefined;
    const cached = cachedFormats.get(id);
    if (cached && cached.translation === translation) return cached;
    const compiled = formatters.getMessageFormat(message, locale, formats, { formatters });
    const created = { translation, format: compiled.format };
    cachedFormats.set(id, created);
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
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
