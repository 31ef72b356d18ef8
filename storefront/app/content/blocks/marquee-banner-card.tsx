import type { CSSProperties } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { Stencil } from '../../ui/stencil.tsx';
import { BlockButtons } from '../block-buttons.tsx';
import { buttonsOf, type Fields, listOf, pictureOf, textOf } from '../fields.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-009: the hero of a page, with remarks that point into its picture. */
export function MarqueeBannerCard({ fields, isFirst }: BlockProps) {
  const image = pictureOf(fields);
  const number = textOf(fields, 'styleNumber');
  const headline = textOf(fields, 'headline');
  const text = textOf(fields, 'text');
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="hero">
      <div className="hero-art" style={image?.ground ? { backgroundColor: image.ground } : undefined}>
        {image ? (
          <Picture
            className={image.link.includes('/scene-') ? 'is-scene' : undefined}
            image={image}
            sizes={image.link.includes('/scene-') ? '(width >= 48rem) 1780px, 230vw' : '(width >= 48rem) 54vw, 100vw'}
            least={750}
            most={1000}
            ratio={image.link.includes('/scene-') ? [16, 7] : [4, 5]}
            priority={isFirst ? 'first' : 'lazy'}
          />
        ) : null}
        {listOf(fields, 'callouts').map((callout) => (
          <Callout key={textOf(callout, 'heading')} callout={callout} />
        ))}
        {number ? (
          <div className="hero-tag">
            <span className="label">{textOf(fields, 'styleLabel')}</span>
            <Stencil text={number} />
          </div>
        ) : null}
      </div>
      <div className="hero-text">
        {headline ? <Heading className="hero-t">{headline}</Heading> : null}
        {text ? <p className="lead">{text}</p> : null}
        <BlockButtons buttons={buttonsOf(fields)} />
      </div>
    </section>
  );
}

function Callout({ callout }: { callout: Fields }) {
  const isRight = textOf(callout, 'side') === 'l';
  const edge = textOf(callout, 'edge');
  const place: CSSProperties = { top: textOf(callout, 'top'), [isRight ? 'right' : 'left']: edge };
  const style = { ...place, '--w': `${textOf(callout, 'line') ?? 60}px` } as CSSProperties;
  return (
    <div className={isRight ? 'callout is-right' : 'callout is-left'} style={style}>
      <b>{textOf(callout, 'heading')}</b>
      {textOf(callout, 'text')}
    </div>
  );
}
