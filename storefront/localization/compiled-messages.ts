import { createHash } from 'node:crypto';
import { pseudoLocale, translatedLocales } from '@outfitter/contract/client';
import { type CompiledMessage, compileMessage } from './message-syntax.ts';
import { pseudoMessage } from './pseudo-locale.ts';
import { readSourceMessages } from './source-messages.ts';
import { readTranslations } from './translations.ts';

export interface CompiledLocale {
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  readonly file: string;
}

/** Compiles the messages of all locales. Ids that the code does not have are left out. */
export function compileLocales(): Record<string, CompiledLocale> {
  const source = readSourceMessages().messages;
  const translated = translatedLocales.map((locale) => {
    const texts = readTranslations(locale);
    const differing = [...source].flatMap(([id, english]) => {
      const text = texts.get(id);
      return text === undefined || text === english ? [] : [[id, compileMessage(text)] as const];
    });
    return [locale, compiled(locale, Object.fromEntries(differing))] as const;
  });
  const pseudo = Object.fromEntries([...source].map(([id, english]) => [id, pseudoMessage(compileMessage(english))]));
  return Object.fromEntries([...translated, [pseudoLocale, compiled(pseudoLocale, pseudo)] as const]);
}

function compiled(locale: string, messages: Record<string, CompiledMessage>): CompiledLocale {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 10);
  return { messages, file: `assets/messages-${locale}-${hash}.json` };
}
