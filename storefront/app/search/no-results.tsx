import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useMenu } from '../platform/shop.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WovenLabel } from '../ui/woven-label.tsx';

/** A search that found nothing: what to try, and where people usually end up. */
export function NoResults({ words }: { words: string }) {
  const menu = useMenu();
  return (
    <div className="py-6 lg:py-12">
      <h1 className="sr-only">
        <FormattedMessage id="search.none.title" defaultMessage="No results" />
      </h1>
      <WovenLabel
        heading={<FormattedMessage id="search.none" defaultMessage="Nothing here answers to “{words}”." values={{ words }} />}
        action={
          <ButtonLink to="/best-sellers">
            <FormattedMessage id="search.none.action" defaultMessage="Start with best sellers" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="search.none.line" defaultMessage="Fewer words often find more. A style number finds exactly one." />
      </WovenLabel>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-6 gap-y-1">
        {menu.map((item) => (
          <li key={item.to}>
            <Link className="link" to={item.to}>
              {item.name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="link" to="/customer-service">
            <FormattedMessage id="search.none.help" defaultMessage="Ask a person" />
          </Link>
        </li>
      </ul>
    </div>
  );
}
