import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { buttonsOf, readGroup, readImage, readList, readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-023: a story on a dark ground, beside a close-up where there is one, with the figures it rests on. */
export function StorytellingBanner({ fields }: BlockProps) {
  const image = readImage(fields);
  const facts = readList(fields, 'facts');
  return (
    <section className={classNames('story dark', !image && 'is-bare')}>
      {image ? (
        <div className="story-art">
          <ResponsiveImage
            image={image}
            sizes="(width >= 64rem) 38vw, 100vw"
            minWidth={750}
            maxWidth={750}
            ratio={image.link.includes('/scene-') ? [16, 7] : [4, 5]}
          />
        </div>
      ) : null}
      <div className="wrap story-in">
        <div>
          <h2 className="page-t">{readText(fields, 'headline')}</h2>
          <p className="lead mt-4 mb-5">{readText(fields, 'text')}</p>
          <RichText className="rich-text mb-5" html={readText(readGroup(fields, 'richText'), 'richText')} />
          <BlockButtons buttons={buttonsOf(fields)} kind="secondary" />
        </div>
        {facts.length > 0 ? (
          <dl className="facts">
            {facts.map((fact) => (
              <div className="contents" key={readText(fact, 'text')}>
                <dt>{readText(fact, 'number')}</dt>
                <dd>{readText(fact, 'text')}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}
