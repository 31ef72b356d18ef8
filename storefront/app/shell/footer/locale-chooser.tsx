import type { Currency } from '@outfitter/contract/client';
import { localizePath } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { saveCurrency } from '../../platform/browser/view-cookie.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { useShop } from '../../platform/shop/shop.ts';
import * as styles from './locale-chooser.module.css';

const languageNames: Record<string, string> = { 'en-US': 'English (US)', 'en-GB': 'English (UK)', 'fr-FR': 'Français', 'en-XA': 'Ƥšéûđö' };

function changeCurrency(currency: Currency): void {
  saveCurrency(currency);
  // The server renders the prices, and the basket adopts the currency of the page.
  window.location.reload();
}

/** Links to the page in other languages, and stores the chosen currency in the view cookie (ROUTE-041, I18N-002). */
export default function LocaleChooser() {
  const intl = useIntl();
  const { locale, locales, localeFrom, currency, currencies } = useShop();
  const { pathname, search } = useLocation();
  // The query of a private page may contain data that must not appear in a link.
  const isPrivate = useMatches().some(({ handle }) => (handle as Partial<CachePolicy> | undefined)?.cache === 'private');
  const path = isPrivate ? pathname : `${pathname}${search}`;
  return (
    <div className={styles.localeChooser}>
      {locales.length > 1 ? (
        <ul aria-label={intl.formatMessage({ id: 'shell.language', defaultMessage: 'Language' })}>
          {locales.map((option) => (
            <li key={option}>
              <a
                href={localizePath(option, path, { locales, localeFrom })}
                hrefLang={option}
                lang={option}
                aria-current={option === locale || undefined}
              >
                {languageNames[option] ?? option}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {currencies.length > 1 ? (
        <ul aria-label={intl.formatMessage({ id: 'shell.currency', defaultMessage: 'Currency' })}>
          {currencies.map((option) => (
            <li key={option}>
              <button type="button" aria-pressed={option === currency} onClick={() => changeCurrency(option)}>
                {option}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
