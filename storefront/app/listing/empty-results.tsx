import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { useMenu } from '../platform/shop/shop.ts';
import { ActionLink } from '../ui/button.tsx';
import { ImageBox } from '../ui/media/image.tsx';
import * as styles from './empty-results.module.css';

const maxImages = 4;

export function EmptyResults() {
  const menu = useMenu();
  const departmentsWithImage = menu.filter(({ tiles }) => tiles.length > 0).slice(0, maxImages);
  const others = menu.filter((category) => !departmentsWithImage.includes(category));
  return (
    <section className={styles.root}>
      <h2 className="text-card">
        <FormattedMessage id="listing.browse" defaultMessage="Or browse the departments" />
      </h2>
      <ul className={styles.departments}>
        {departmentsWithImage.map(({ name, to, tiles: [tile] }) => (
          <li key={to}>
            <Link to={to}>
              {tile ? (
                <ImageBox image={{ link: tile.image, alt: '' }} sizes="(width >= 64rem) 300px, (width >= 48rem) 23vw, 46vw" isDecorative />
              ) : null}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.otherDepartments}>
        {others.map(({ name, to }) => (
          <li key={to}>
            <ActionLink to={to}>{name}</ActionLink>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id="listing.browse.help"
          defaultMessage="Still can’t find it? <contact>Contact us</contact> by phone or email, or <order>look up an order</order>."
          values={{
            contact: (chunks) => <Link to="/customer-service">{chunks}</Link>,
            order: (chunks) => <Link to="/track-order">{chunks}</Link>,
          }}
        />
      </p>
    </section>
  );
}
