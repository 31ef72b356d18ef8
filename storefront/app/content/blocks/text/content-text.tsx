import { RichText } from '../../../platform/content/rich-text.tsx';
import { buttonsOf } from '../../block-content.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { headingId } from '../../block-parts/heading-id.ts';
import type { BlockProps } from '../block.ts';

/** BLOCK-051: a heading with its text and buttons beside it. */
export function ContentText({ fields }: BlockProps<'content-text'>) {
  const heading = fields.heading ?? fields.headline;
  const { text } = fields;
  return (
    <div className="wrap">
      <section className="content-row" id={headingId(heading)}>
        {heading ? <h2 className="card-t">{heading}</h2> : null}
        <div className="content-text">
          {text ? <p className="lead">{text}</p> : null}
          <RichText className="prose rich-text" html={fields.richText} />
          <BlockButtons buttons={buttonsOf(fields)} kind="secondary" />
        </div>
      </section>
    </div>
  );
}
