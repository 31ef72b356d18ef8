import { RichText } from '../../../platform/content/rich-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { buttonsOf } from '../../block-content.ts';
import { imageRatio } from '../../block-parts/aspect-ratio.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './storytelling-banner.module.css';

export function StorytellingBanner({ fields }: BlockProps<'storytelling-banner'>) {
  const { image } = fields;
  const facts = fields.facts ?? [];
  return (
    <section className={classNames(styles.root, !image && styles.textOnly)} data-theme="dark" data-space-after="none">
      {image ? (
        <div className={styles.image}>
          <ResponsiveImage image={image} sizes="(width >= 64rem) 38vw, 100vw" minWidth={750} maxWidth={750} ratio={imageRatio(image)} />
        </div>
      ) : null}
      <div className={`${layoutStyles.container} ${styles.content}`}>
        <div>
          <h2 className="text-page">{fields.headline}</h2>
          <p className={`text-lead ${styles.lead}`}>{fields.text}</p>
          <RichText className={`rich-text ${styles.story}`} html={fields.richText} />
          <BlockButtons buttons={buttonsOf(fields)} kind="secondary" />
        </div>
        {facts.length > 0 ? (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.text}>
                <dt>{fact.number}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}
