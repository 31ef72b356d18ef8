import { Link } from '../platform/locale/navigation.tsx';
import * as chipStyles from '../ui/chip.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { type Group, groups } from './groups.ts';
import * as styles from './styleguide-page.module.css';

/** Page for designers and developers. Its texts are samples and not translated. */
export function StyleguidePage({ group }: { group: Group }) {
  const { Content, isWide = false } = group;
  return (
    <div className={styles.root} lang="en">
      <div className={layoutStyles.container}>
        <h1 className="text-page">Style guide</h1>
        <p className={`text-lead text-muted ${styles.lead}`}>
          Every component of the shop in each of its states: default, loading, with an error and with long content.
        </p>
        <nav aria-label="Sections of the style guide">
          <ul className={chipStyles.chipList}>
            {groups.map(({ id, name, path }) => (
              <li key={id}>
                <Link
                  className={id === group.id ? `${chipStyles.chip} ${chipStyles.selected}` : chipStyles.chip}
                  to={path ?? `/styleguide?group=${id}`}
                  aria-current={id === group.id ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h2 className={isWide ? `text-section ${styles.groupName}` : 'visually-hidden'}>{group.name}</h2>
      </div>
      <div className={isWide ? undefined : layoutStyles.container}>
        <Content key={group.id} id={group.id} />
      </div>
    </div>
  );
}
