import type { ContentBody } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { ContentLink, readLink, readList, readText, type SchemaFields } from '../../content/index.ts';
import { lazyOnIdle } from '../../platform/lazy.tsx';
import { withStyleSheets } from '../../platform/lazy-style-sheets.tsx';
import { useShop } from '../../platform/shop/shop.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { CookieNotice } from './cookie-notice.tsx';
import * as styles from './footer.module.css';
import { FooterGuarantee } from './footer-guarantee.tsx';
import { FooterHelp } from './footer-help.tsx';
import { FooterPromos } from './footer-promos.tsx';
import { FooterSignups } from './footer-signups.tsx';
import { contactPath, LegalLinks, textMessagesPath } from './legal-links.tsx';
import { TrustSeal } from './trust-seal.tsx';

const LocaleChooser = lazyOnIdle(async () => ({
  default: withStyleSheets('locale-chooser', (await import('./locale-chooser.tsx')).default),
}));

interface FooterProps {
  content: ContentBody | undefined;
  brand: string;
  isDemo: boolean;
  hasPromos: boolean;
}

/** The footer of every page except checkout and confirmation (SHELL-030, SHELL-033). */
export function Footer({ content, brand, isDemo, hasPromos }: FooterProps) {
  const { year, preferences } = useShop();
  const fields: SchemaFields<'footer'> = content ?? {};
  const sections = readList(fields, 'linkSections');
  const sectionLinks = sections.flatMap((section) => readList(section, 'links').map((link) => readLink(link) ?? ''));
  const listed = new Set([contactPath, textMessagesPath, ...sectionLinks]);
  return (
    <footer className={styles.footer} data-theme="dark">
      {hasPromos ? <FooterPromos fields={fields} /> : null}
      <div className={layoutStyles.container}>
        <div className={styles.top}>
          <FooterSignups emailText={readText(fields, 'emailText')} smsText={readText(fields, 'smsText')} />
          <FooterGuarantee fields={fields} brand={brand} />
          <FooterHelp />
        </div>
        <div className={styles.linkColumns} data-part="link-columns">
          {sections.map((section) => (
            <div key={readText(section, 'heading')}>
              <h3 className="text-label">{readText(section, 'heading')}</h3>
              <ul>
                {readList(section, 'links').map((link) => (
                  <li key={`${readLink(link)} ${readText(link, 'text')}`}>
                    <ContentLink to={readLink(link)}>{readText(link, 'text')}</ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.bottom}>
          <TrustSeal />
          <div className={styles.legal}>
            <LegalLinks listedElsewhere={listed} />
            <LocaleChooser />
            <span>
              <FormattedMessage id="shell.footer.rights" defaultMessage="© {year} {brand}." values={{ year: String(year), brand }} />{' '}
              {isDemo ? <FormattedMessage id="shell.footer.demo" defaultMessage="A demo shop: no real cards, no real coats." /> : null}
            </span>
          </div>
        </div>
      </div>
      {preferences.oneTrustEnabled ? null : <CookieNotice />}
    </footer>
  );
}
