import { useIntl } from 'react-intl';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { backgroundProps } from '../../block-parts/background.ts';
import { linkHasFeature, useFeatureParameter } from '../../block-parts/feature-parameter.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './mobile-top-text-nav.module.css';

/**
 * Renders a row of links at the top of a page, on phones only unless `showAllDevices` is set (BLOCK-044). It highlights the link whose
 * `feature` is in the URL (BLOCK-045).
 */
export function MobileTopTextNav({ fields }: BlockProps<'mobile-top-text-nav'>) {
  const intl = useIntl();
  const feature = useFeatureParameter();
  const tiles = (fields.tiles ?? []).flatMap((tile) => {
    const [text, to] = [tile.text, tile.ctaLink];
    return text && to ? [{ text, to }] : [];
  });
  if (tiles.length === 0) return null;
  // White text needs the dark background, black text a light one.
  const { textColor: color, background: chosen } = fields;
  const background = color === 'white' ? 'night' : chosen === 'night' && color === 'black' ? 'kraft' : (chosen ?? 'paper');
  return (
    <nav
      {...backgroundProps(background, classNames(styles.root, fields.showAllDevices !== true && layoutStyles.mobileOnly))}
      aria-label={intl.formatMessage({ id: 'content.top-nav', defaultMessage: 'Quick links' })}
    >
      <ul>
        {tiles.map(({ text, to }) => (
          <li key={`${to} ${text}`} aria-current={linkHasFeature(to, feature) || undefined}>
            <ContentLink to={to}>{text}</ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
