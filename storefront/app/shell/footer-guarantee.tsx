import { FormattedMessage } from 'react-intl';
import { ContentLink, type Fields, groupOf, linkOf, textOf } from '../content/index.ts';

/** The quality guarantee, as editors word it (SHELL-030). */
export function FooterGuarantee({ fields, brand }: { fields: Fields; brand: string }) {
  const guarantee = groupOf(fields, 'guarantee');
  return (
    <div>
      <h2 className="card-t">{textOf(guarantee, 'heading') ?? brand}</h2>
      <p className="soft mt-2 max-w-[44ch]">{textOf(guarantee, 'text')}</p>
      <ContentLink to={linkOf(guarantee) ?? '/content/no-bull-guarantee'} className="is-underlined">
        {textOf(guarantee, 'ctaText') ?? <FormattedMessage id="shell.footer.guarantee" defaultMessage="The No Bull Guarantee" />}
      </ContentLink>
    </div>
  );
}
