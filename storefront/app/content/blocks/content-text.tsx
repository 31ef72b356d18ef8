import { anchorOf } from '../anchor.ts';
import { groupOf, textOf } from '../fields.ts';
import { RichText } from '../rich-text.tsx';
import type { BlockProps } from './block.ts';

/** BLOCK-051: a heading, and its text beside it. */
export function ContentText({ fields }: BlockProps) {
  const heading = textOf(fields, 'heading') ?? textOf(fields, 'headline');
  return (
    <div className="wrap">
      <section className="content-row" id={anchorOf(heading)}>
        {heading ? <h2 className="card-t">{heading}</h2> : null}
        <RichText className="prose rich-text" html={textOf(groupOf(fields, 'richText'), 'richText')} />
      </section>
    </div>
  );
}
