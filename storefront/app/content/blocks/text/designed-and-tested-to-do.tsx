import { FormattedMessage } from 'react-intl';
import { RichText } from '../../../platform/content/rich-text.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { ImageBox } from '../../../ui/media/image.tsx';
import * as sectionStyles from '../../../ui/section.module.css';
import { buttonsOf } from '../../block-content.ts';
import { backgroundColorOf, backgroundProps } from '../../block-parts/background.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './designed-and-tested-to-do.module.css';

export function DesignedAndTestedToDo({ fields }: BlockProps<'designed-and-tested-to-do'>) {
  const { image, text } = fields;
  const tests = (fields.tests ?? []).filter((test) => test.headline);
  return (
    <section {...backgroundProps(backgroundColorOf(fields))}>
      <div className={layoutStyles.container}>
        <div className={classNames(`${styles.root} ${sectionStyles.dividerAbove}`, !image && styles.textOnly)}>
          <div>
            <h2 className="text-section">
              {fields.headline ?? <FormattedMessage id="content.tested" defaultMessage="Designed and Tested To Do" />}
            </h2>
            {text ? <p className={`text-lead ${styles.lead}`}>{text}</p> : null}
            <RichText className="rich-text prose" html={fields.richText} />
            {tests.length > 0 ? (
              <dl className={styles.tests}>
                {tests.map((test) => (
                  <div key={test.headline}>
                    <dt>{test.headline}</dt>
                    <dd>{test.text}</dd>
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
