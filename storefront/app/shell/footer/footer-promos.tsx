import { ContentLink, readLink, readList, readText, type SchemaFields } from '../../content/index.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import * as footerStyles from './footer.module.css';
import * as styles from './footer-promos.module.css';

const maxPromos = 3;

/** The promotions at the top of the footer (SHELL-033). */
export function FooterPromos({ fields }: { fields: SchemaFields<'footer'> }) {
  const promos = readList(fields, 'promos').slice(0, maxPromos);
  if (promos.length === 0) return null;
  return (
    <ul className={`${layoutStyles.container} ${styles.promos}`}>
      {promos.map((promo) => {
        const to = readLink(promo);
        const headline = readText(promo, 'headline');
        return (
          <li key={headline}>
            <p className="text-card">{headline}</p>
            {readText(promo, 'subhead') ? <p className="text-muted">{readText(promo, 'subhead')}</p> : null}
            {to ? (
              <ContentLink to={to} className={footerStyles.underlined}>
                {readText(promo, 'buttonText') ?? headline}
              </ContentLink>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
