import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';

/** Links to the home page (SHELL-005). */
export function Logo({ brand }: { brand: string }) {
  const parts = brand.split(/\s*&\s*/);
  return (
    <Link className="logo" to="/">
      <span className="sr-only">
        <FormattedMessage id="shell.home" defaultMessage="{brand}, home" values={{ brand }} />
      </span>
      <span className="logo-words" aria-hidden="true">
        {parts.map((part, at) => (
          <span key={part} className="logo-part">
            {at > 0 ? <i>&amp;</i> : null}
            {part}
          </span>
        ))}
      </span>
    </Link>
  );
}
