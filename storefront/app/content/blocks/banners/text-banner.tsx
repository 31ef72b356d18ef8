import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { backgroundOf, buttonsOf, readGroup, readImage, readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-014: a headline with a few words and a button, beside a picture where there is one. */
export function TextBanner({ fields }: BlockProps) {
  const image = readImage(fields);
  const tag = readText(fields, 'tag');
  const text = readText(fields, 'text');
  const background = backgroundOf(fields) ?? 'kraft';
  return (
    <div className="wrap">
      <section className="section">
        <div className={classNames('banner', `is-${background}`, background === 'night' && 'dark', !image && 'is-plain')}>
          <div className="banner-text">
            {tag ? <Tag kind="sale">{tag}</Tag> : null}
            <h2 className="page-t">{readText(fields, 'headline')}</h2>
            {text ? <p>{text}</p> : null}
            <RichText className="rich-text" html={readText(readGroup(fields, 'richText'), 'richText')} />
            <BlockButtons buttons={buttonsOf(fields)} />
          </div>
          {image ? (
            <ResponsiveImage
              image={image}
              sizes="(width >= 48rem) 520px, 100vw"
              minWidth={500}
              maxWidth={750}
              ratio={image.link.includes('/scene-') ? [16, 7] : [4, 5]}
              isDecorative={image.alt === ''}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}
