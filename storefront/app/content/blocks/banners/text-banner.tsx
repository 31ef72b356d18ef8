import { RichText } from '../../../platform/content/rich-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import * as sectionStyles from '../../../ui/section.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { buttonsOf } from '../../block-content.ts';
import { imageRatio } from '../../block-parts/aspect-ratio.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './text-banner.module.css';

export function TextBanner({ fields }: BlockProps<'text-banner'>) {
  const { image, tag, text } = fields;
  const background = fields.background ?? 'kraft';
  return (
    <div className={layoutStyles.container}>
      <section className={sectionStyles.section} data-part="section">
        <div
          className={classNames(styles.banner, !image && styles.textOnly)}
          data-background={background}
          data-theme={background === 'night' ? 'dark' : undefined}
        >
          <div className={styles.text}>
            {tag ? <Tag kind="sale">{tag}</Tag> : null}
            <h2 className={`text-page ${styles.heading}`}>{fields.headline}</h2>
            {text ? <p>{text}</p> : null}
            <RichText className="rich-text" html={fields.richText} />
            <BlockButtons buttons={buttonsOf(fields)} />
          </div>
          {image ? (
            <ResponsiveImage
              image={image}
              sizes="(width >= 48rem) 520px, 100vw"
              minWidth={500}
              maxWidth={750}
              ratio={imageRatio(image)}
              isDecorative={image.alt === ''}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}
