import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { StencilNumber } from '../../../ui/stencil-number.tsx';
import { alignmentOf } from '../../block-parts/background.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { ContentLink } from '../../content-link.tsx';
import { buttonsOf, type ContentFields, readGroup, readImage, readLink, readList, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';
import { lateBlock } from '../late-block.tsx';

/** Hardly any hero moves, so what plays it is no part of every home page. */
const Video = lateBlock(async () => (await import('./marquee-video.tsx')).MarqueeVideo);

/** BLOCK-009: the hero of a page, with remarks that point into its picture; without a picture, its words alone. */
export function MarqueeBannerCard({ fields, tiles, isFirst }: BlockProps) {
  const image = readImage(fields);
  const number = readText(fields, 'styleNumber');
  const headline = readText(fields, 'headline');
  const text = readText(fields, 'text');
  const textImage = readImage(fields, 'textImage');
  const buttons = buttonsOf(fields);
  const to = buttons.length === 0 ? readLink(fields) : undefined;
  const Heading = isFirst ? 'h1' : 'h2';
  const hasVideo = Boolean(readText(readGroup(fields, 'video'), 'video'));
  const isBare = !image && !hasVideo;
  const tag = number ? (
    <div className="hero-tag">
      <span className="label">{readText(fields, 'styleLabel')}</span>
      <StencilNumber text={number} />
    </div>
  ) : null;
  return (
    <section className={classNames('hero', isBare && 'is-bare')}>
      {isBare ? null : (
        <div className="hero-art" style={image?.ground ? { backgroundColor: image.ground } : undefined}>
          {hasVideo ? (
            <Video fields={fields} tiles={tiles} isFirst={isFirst} />
          ) : image ? (
            <ResponsiveImage
              className={image.link.includes('/scene-') ? 'is-scene' : undefined}
              image={image}
              sizes={image.link.includes('/scene-') ? '(width >= 48rem) 1780px, 230vw' : '(width >= 48rem) 54vw, 100vw'}
              minWidth={750}
              maxWidth={1000}
              ratio={image.link.includes('/scene-') ? [16, 7] : [4, 5]}
              priority={isFirst ? 'first' : 'lazy'}
            />
          ) : null}
          {readList(fields, 'callouts').map((callout) => (
            <Callout key={readText(callout, 'heading')} callout={callout} />
          ))}
          {tag}
        </div>
      )}
      <div className="hero-text">
        {isBare ? tag : null}
        {textImage ? (
          <ResponsiveImage className="hero-lettering" image={textImage} sizes="320px" minWidth={340} maxWidth={340} ratio={[16, 7]} />
        ) : null}
        {headline ? <Heading className="hero-t">{to ? <ContentLink to={to}>{headline}</ContentLink> : headline}</Heading> : null}
        {text ? <p className="lead">{text}</p> : null}
        <BlockButtons buttons={buttons} alignment={alignmentOf(fields, 'buttonAlignment')} />
      </div>
    </section>
  );
}

function Callout({ callout }: { callout: ContentFields }) {
  const isRight = readText(callout, 'side') === 'l';
  const edge = readText(callout, 'edge');
  const place: CSSProperties = { top: readText(callout, 'top'), [isRight ? 'right' : 'left']: edge };
  const style = { ...place, '--w': `${readText(callout, 'line') ?? 60}px` } as CSSProperties;
  return (
    <div className={isRight ? 'callout is-right' : 'callout is-left'} style={style}>
      <b>{readText(callout, 'heading')}</b>
      {readText(callout, 'text')}
    </div>
  );
}
