import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import * as chipStyles from '../ui/chip.module.css';
import type { StockedDepartment } from './stocked-departments.ts';
import * as styles from './store-page.module.css';

export function DepartmentLinks({ departments }: { departments: readonly StockedDepartment[] }) {
  if (departments.length === 0) return null;
  return (
    <section className={styles.stock}>
      <h2 className="text-card">
        <FormattedMessage id="stores.stock-here" defaultMessage="Shop what is in stock here" />
      </h2>
      <ul className={chipStyles.chipList}>
        {departments.map(({ name, path, count }) => (
          <li key={path}>
            <Link className={`${chipStyles.chip} ${chipStyles.suggested}`} to={path} rel="nofollow">
              {name}
              <span className="tabular-figures text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
