import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../ui/icon.tsx';
import { StencilNumber } from '../ui/stencil-number.tsx';
import { CareText } from './care-text.tsx';
import type { ProductView } from './product-view.ts';

/** The symbol of a care instruction; drying and dry-cleaning share a box. */
function symbolOf(care: string): IconName {
  if (care.includes('bleach')) return 'noBleach';
  if (care.includes('iron')) return 'iron';
  if (care.includes('dry') || care.includes('tumble')) return 'dry';
  return 'wash';
}

export interface CareLabelProps {
  product: ProductView;
  brand: string;
  shelf: string | undefined;
}

/** The label sewn inside: style number, material facts, care. */
export default function CareLabel({ product, brand, shelf }: CareLabelProps) {
  return (
    <div className="care-label">
      <div className="care-label-head">
        <div>
          <p className="label soft">
            <FormattedMessage id="product.care.style" defaultMessage="Style" />
          </p>
          <StencilNumber text={product.id} />
        </div>
        <p className="label text-right">
          {brand}
          <br />
          {shelf}
        </p>
      </div>
      <table>
        <tbody>
          {product.facts.map(([name, words]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {product.care.length > 0 ? (
        <ul className="care-symbols">
          {product.care.map((care) => (
            <li key={care}>
              <Icon name={symbolOf(care)} />
              <CareText care={care} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
