import type { Category } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import { useShop } from '../platform/shop/shop.ts';
import * as layoutStyles from '../ui/layout.module.css';
import { Section } from '../ui/section.tsx';
import * as styles from './site-map.module.css';
import { sitePages } from './site-pages.ts';

export function SiteMap({ departments }: { departments: readonly Category[] }) {
  const intl = useIntl();
  const { preferences } = useShop();
  const groups = sitePages(intl, preferences.topLevelPages);
  return (
    <div className={layoutStyles.container}>
      <Section heading={<FormattedMessage id="site-map.departments" defaultMessage="Departments" />}>
        <div className={styles.columns}>
          {departments.map((department) => (
            <div key={department.id}>
              <h3 className="text-card">
                <Link to={department.vanityUrl}>{department.displayName}</Link>
              </h3>
              <Branch categories={department.categories} />
            </div>
          ))}
        </div>
      </Section>
      <Section heading={<FormattedMessage id="site-map.other" defaultMessage="Everything else" />}>
        <div className={styles.columns}>
          {groups.map(({ name, pages }) => (
            <div key={name}>
              <h3 className="text-card">{name}</h3>
              <ul>
                {pages.map(({ text, to }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}

function Branch({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return null;
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={category.vanityUrl}>{category.displayName}</Link>
          <Branch categories={category.categories} />
        </li>
      ))}
    </ul>
  );
}
