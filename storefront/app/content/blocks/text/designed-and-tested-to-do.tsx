import { FormattedMessage } from 'react-intl';
import { classNames } from '../../../ui/class-names.ts';
import { ImageBox } from '../../../ui/media/image.tsx';
import { backgroundClass, backgroundColorOf } from '../../block-parts/background.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { buttonsOf, readGroup, readImage, readList, readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-056, BLOCK-057: what something is made for, and each test that it stood. */
export function DesignedAndTestedToDo({ fields }: BlockProps) {
  const image = readImage(fields);
  const text = readText(fields, 'text');
  const tests = readList(fields, 'tests').filter((test) => readText(test, 'headline'));
  return (
    <section className={backgroundClass(backgroundColorOf(fields))}>
      <div className="wrap">
        <div className={classNames('tested seam', !image && 'is-plain')}>
          <div>
            <h2 className="head-t">
              {readText(fields, 'headline') ?? <FormattedMessage id="content.tested" defaultMessage="Designed and Tested To Do" />}
            </h2>
            {text ? <p className="lead">{text}</p> : null}
            <RichText className="rich-text prose" html={readText(readGroup(fields, 'richText'), 'richText')} />
            {tests.length > 0 ? (
              <dl className="tested-list">
                {tests.map((test) => (
                  <div key={readText(test, 'headline')}>
                    <dt>{readText(test, 'headline')}</dt>
                    <dd>{readText(test, 'text')}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            <BlockButtons buttons={buttonsOf(fields)} kind="secondary" />
          </div>
          {image ? <ImageBox image={image} sizes="(width >= 48rem) 40vw, 100vw" minWidth={340} maxWidth={500} /> : null}
        </div>
      </div>
    </section>
  );
}
