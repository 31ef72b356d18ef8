import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import type { ProductView } from '../product-view.ts';
import * as styles from './care-label.module.css';
import { CareSymbolImage } from './care-symbol-image.tsx';
import { careSymbols } from './care-symbols.ts';
import { MaterialsText } from './materials-text.tsx';

const careMessages = defineMessages({
  'wash-cold': { id: 'product.care.wash-cold', defaultMessage: 'Wash cold' },
  'wash-warm': { id: 'product.care.wash-warm', defaultMessage: 'Wash warm' },
  'hand-wash': { id: 'product.care.hand-wash', defaultMessage: 'Wash by hand' },
  'no-wash': { id: 'product.care.no-wash', defaultMessage: 'Don’t wash' },
  'no-bleach': { id: 'product.care.no-bleach', defaultMessage: 'No bleach' },
  'tumble-low': { id: 'product.care.tumble-low', defaultMessage: 'Tumble low' },
  'hang-dry': { id: 'product.care.hang-dry', defaultMessage: 'Hang to dry' },
  'flat-dry': { id: 'product.care.flat-dry', defaultMessage: 'Dry flat' },
  'no-iron': { id: 'product.care.no-iron', defaultMessage: 'Don’t iron' },
  'warm-iron': { id: 'product.care.warm-iron', defaultMessage: 'Warm iron' },
  'no-dry-clean': { id: 'product.care.no-dry-clean', defaultMessage: 'Don’t dry-clean' },
  'wipe-clean': { id: 'product.care.wipe-clean', defaultMessage: 'Wipe clean' },
  oil: { id: 'product.care.oil', defaultMessage: 'Oil now and then' },
});

function isKnownCare(care: string): care is keyof typeof careMessages {
  return Object.hasOwn(careMessages, care);
}

function CareText({ care }: { care: string }) {
  const intl = useIntl();
  return isKnownCare(care) ? intl.formatMessage(careMessages[care]) : care;
}

export interface CareLabelProps {
  product: ProductView;
  brand: string;
  category: string | undefined;
}

export default function CareLabel({ product, brand, category }: CareLabelProps) {
  const intl = useIntl();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <p className="text-label text-muted">
            <FormattedMessage id="product.care.style" defaultMessage="Style" />
          </p>
          <StencilNumber text={product.id} className={styles.styleNumber} />
        </div>
        <p className={`text-label ${styles.brand}`}>
          {brand}
          <br />
          {category}
        </p>
      </div>
      <table className={styles.facts}>
        <tbody>
          {product.facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
          {product.materials.length > 0 ? (
            <tr>
              <th scope="row">
                <FormattedMessage id="product.materials" defaultMessage="Materials" />
              </th>
              <td>
                <MaterialsText materials={product.materials} />
              </td>
            </tr>
          ) : null}
          {product.origin ? (
            <tr>
              <th scope="row">
                <FormattedMessage id="product.origin" defaultMessage="Made in" />
              </th>
              <td>{intl.formatDisplayName(product.origin, { type: 'region' })}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {product.care.length > 0 && product.giftCardAmounts.length === 0 ? (
        <ul className={styles.care}>
          {product.care.map((care) => {
            const symbol = careSymbols[care];
            return (
              <li key={care}>
                {symbol ? <CareSymbolImage symbol={symbol} /> : null}
                <CareText care={care} />
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
