import { translatedLocales } from '@outfitter/contract/client';
import { readSourceMessages } from '../../storefront/localization/source-messages.ts';
import { readTranslations, translationProblems } from '../../storefront/localization/translations.ts';

/**
 * npm run messages [-- LOCALE…]: prints messages that a translation lacks, has in addition, or writes with other placeholders than the
 * code, and exits with code 1 if there are any. `-- source` prints the messages in the code.
 */
function main(args: string[]): number {
  const { messages, problems } = readSourceMessages();
  if (args[0] === 'source') {
    for (const [id, text] of messages) console.log(`${id}\t${text}`);
    return 0;
  }
  const locales = args.length > 0 ? args : translatedLocales;
  const mismatches = [...problems, ...locales.flatMap((locale) => translationProblems(locale, messages, readTranslations(locale)))];
  for (const problem of mismatches) console.log(problem);
  console.log(`${mismatches.length > 0 ? '\n' : ''}${messages.size} messages in ${locales.join(', ')}: ${mismatches.length} to fix`);
  return mismatches.length > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
