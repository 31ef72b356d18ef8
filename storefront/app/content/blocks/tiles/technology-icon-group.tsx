import * as layoutStyles from '../../../ui/layout.module.css';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './technology-icon-group.module.css';

function Technology({ icon }: { icon: BlockEntry<'technology-icon-group', 'icons'> }) {
  const { image, ctaLink: to, headline, text } = icon;
  return (
    <li className={styles.technology}>
      {image ? (
        <ResponsiveImage className={styles.icon} image={image} sizes="72px" minWidth={170} maxWidth={170} isDecorative />
      ) : (
        <span className={`${styles.icon} ${styles.placeholder}`} />
      )}
      <div>
        <h3 className="text-card">{to ? <ContentLink to={to}>{headline}</ContentLink> : headline}</h3>
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}

export function TechnologyIconGroup({ fields }: BlockProps<'technology-icon-group'>) {
  const icons = (fields.icons ?? []).filter((icon) => icon.headline);
  if (icons.length === 0) return null;
  const list = (
    <ul className={styles.technologies}>
      {icons.map((icon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the icons do not move, and two may have the same headline
        <Technology key={index} icon={icon} />
      ))}
    </ul>
  );
  return fields.headline ? (
    <BlockSection fields={fields}>{list}</BlockSection>
  ) : (
    <div className={`${layoutStyles.container} ${styles.root}`}>{list}</div>
  );
}
