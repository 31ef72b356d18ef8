import { groupOf, textOf } from '../fields.ts';
import { RichText } from '../rich-text.tsx';
import type { BlockProps } from './block.ts';

/** BLOCK-051: a heading and its text. */
export function ContentText({ fields }: BlockProps) {
  const heading = textOf(fields, 'heading') ?? textOf(fields, 'headline');
  return (
    <section className="wrap mt-8">
      {heading ? <h2 className="card-t mb-3">{heading}</h2> : null}
      <RichText className="prose rich-text" html={textOf(groupOf(fields, 'richText'), 'richText')} />
    </section>
  );
}
