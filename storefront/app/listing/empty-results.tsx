import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { useMenu } from '../platform/shop/shop.ts';
import * as buttonStyles from '../ui/button.module.css';
import { ImageBox } from '../ui/media/image.tsx';
import * as styles from './empty-results.module.css';

const maxImages = 4;

export function EmptyResults() {
  const menu = useMenu();
  const pictured = menu.filter(({ tiles }) => tiles.length > 0).slice(0, maxImages);
  const others = menu.filter((shelf) => !pictured.includes(shelf));
  return (
    <section className={styles.root}>
      <h2 className="text-card">
        <FormattedMessage id="listing.browse" defaultMessage="Or walk the shop floor" />
      </h2>
      <ul className={styles.departments}>
        {pictured.map(({ name, to, tiles: [tile] }) => (
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
            <Link className={buttonStyles.actionLink} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id="listing.browse.help"
          defaultMessage="Still not it? <contact>Ask a person</contact>, by phone, mail or chat, or <order>look up an order</order>."
          values={{
            contact: (chunks) => (
              <Link key="contact" className={buttonStyles.actionLink} to="/customer-service">
                {chunks}
              </Link>
            ),
            order: (chunks) => (
              <Link key="order" className={buttonStyles.actionLink} to="/track-order">
                {chunks}
              </Link>
            ),
          }}
        />
      </p>
    </section>
  );
}
