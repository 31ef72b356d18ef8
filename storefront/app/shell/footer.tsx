import type { ContentBody } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ContentLink, groupOf, linkOf, listOf, textOf } from '../content/index.ts';
import { LegalLinks } from './legal-links.tsx';

interface FooterProps {
  content: ContentBody | undefined;
  brand: string;
  isDemo: boolean;
}

/** The footer of every page but the reduced ones: guarantee and link sections from content (SHELL-033), the small print. */
export function Footer({ content, brand, isDemo }: FooterProps) {
  const fields = content ?? {};
  const guarantee = groupOf(fields, 'guarantee');
  const guaranteeLink = linkOf(guarantee) ?? '/content/no-bull-guarantee';
  return (
    <footer className="footer dark">
      <div className="wrap">
        <div className="footer-top">
          <div>
            <h2 className="head-t">{textOf(guarantee, 'heading') ?? brand}</h2>
            <p className="soft mt-2 max-w-[44ch]">{textOf(guarantee, 'text')}</p>
            <ContentLink to={guaranteeLink} className="is-underlined">
              {textOf(guarantee, 'ctaText') ?? <FormattedMessage id="shell.footer.guarantee" defaultMessage="The No Bull Guarantee" />}
            </ContentLink>
          </div>
          <div>
            <h2 className="card-t">
              <FormattedMessage id="shell.footer.help" defaultMessage="Stuck? So were we, once." />
            </h2>
            <p className="soft mt-2">
              <FormattedMessage id="shell.footer.help-line" defaultMessage="People who have worn the pants answer." />
            </p>
            <Link to="/customer-service" className="is-underlined">
              <FormattedMessage id="shell.footer.contact" defaultMessage="Customer Service" />
            </Link>
          </div>
        </div>
        <div className="footer-columns">
          {listOf(fields, 'linkSections').map((section) => (
            <div key={textOf(section, 'heading')}>
              <h3 className="label">{textOf(section, 'heading')}</h3>
              <ul>
                {listOf(section, 'links').map((link) => (
                  <li key={linkOf(link)}>
                    <ContentLink to={linkOf(link) ?? '/'}>{textOf(link, 'text')}</ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="legal">
          <span>
            <FormattedMessage id="shell.footer.rights" defaultMessage="© {year} {brand}." values={{ year: '2026', brand }} />{' '}
            {isDemo ? <FormattedMessage id="shell.footer.demo" defaultMessage="A demo shop: no real cards, no real coats." /> : null}
          </span>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}
