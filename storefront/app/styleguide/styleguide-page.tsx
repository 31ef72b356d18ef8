import { Link } from '../platform/locale/navigation.tsx';
import { type Group, groups } from './groups.ts';
import './styleguide.css';

/** For designers and developers. Its texts are samples and not translated. */
export function StyleguidePage({ group }: { group: Group }) {
  const { Content, isWide = false } = group;
  return (
    <div className="styleguide" lang="en">
      <div className="wrap">
        <h1 className="page-t">Style guide</h1>
        <p className="lead soft">Every part that the shop is made of, as it stands, waits, fails and overflows.</p>
        <nav aria-label="Parts of the style guide">
          <ul className="chips">
            {groups.map(({ id, name, path }) => (
              <li key={id}>
                <Link
                  className={id === group.id ? 'chip is-on' : 'chip'}
                  to={path ?? `/styleguide?group=${id}`}
                  aria-current={id === group.id ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <h2 className={isWide ? 'head-t mt-8' : 'sr-only'}>{group.name}</h2>
      </div>
      <div className={isWide ? undefined : 'wrap'}>
        <Content key={group.id} id={group.id} />
      </div>
    </div>
  );
}
