import { FormattedMessage } from 'react-intl';
import { ContentLink, readGroup, readLink, readText, type SchemaFields } from '../../content/index.ts';
import * as footerStyles from './footer.module.css';
import * as styles from './footer-guarantee.module.css';

/** The shop's guarantee, with a link to its terms (SHELL-030). */
export function FooterGuarantee({ fields, brand }: { fields: SchemaFields<'footer'>; brand: string }) {
  const guarantee = readGroup(fields, 'guarantee');
  return (
    <div>
      <h2 className="text-card">{readText(guarantee, 'heading') ?? brand}</h2>
      <p className={`text-muted ${styles.text}`}>{readText(guarantee, 'text')}</p>
      <ContentLink to={readLink(guarantee) ?? '/content/no-bull-guarantee'} className={footerStyles.underlined}>
        {readText(guarantee, 'ctaText') ?? <FormattedMessage id="shell.footer.guarantee" defaultMessage="The No Bull Guarantee" />}
      </ContentLink>
    </div>
  );
}
