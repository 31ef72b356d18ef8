import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { headingId } from '../../block-parts/heading-id.ts';
import { buttonsOf, readGroup, readText } from '../../fields.ts';
import { RichText } from '../../rich-text.tsx';
import type { BlockProps } from '../block.ts';

/** BLOCK-051: a heading, and its text and buttons beside it. */
export function ContentText({ fields }: BlockProps) {
  const heading = readText(fields, 'heading') ?? readText(fields, 'headline');
  const text = readText(fields, 'text');
  return (
    <div className="wrap">
      <section className="content-row" id={headingId(heading)}>
        {heading ? <h2 className="card-t">{heading}</h2> : null}
        <div className="content-text">
          {text ? <p className="lead">{text}</p> : null}
          <RichText className="prose rich-text" html={readText(readGroup(fields, 'richText'), 'richText')} />
          <BlockButtons buttons={buttonsOf(fields)} kind="secondary" />
        </div>
      </section>
    </div>
  );
}
