import type { CSSProperties, ReactNode } from 'react';
import { lazyOnRender } from '../../../platform/lazy.tsx';
import { withStyleSheets } from '../../../platform/lazy-style-sheets.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ResponsiveImage } from '../../../ui/media/image.tsx';
import { StencilNumber } from '../../../ui/stencil-number.tsx';
import { buttonsOf, headlineLink } from '../../block-content.ts';
import { imageRatio, isLandscape } from '../../block-parts/aspect-ratio.ts';
import { BlockButtons } from '../../block-parts/block-buttons.tsx';
import { addFeatureParameter } from '../../block-parts/feature-parameter.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './marquee-banner-card.module.css';

const Video = lazyOnRender(async () => ({ default: withStyleSheets('marquee-video', (await import('./marquee-video.tsx')).MarqueeVideo) }));

/** Renders the hero of a page, with callouts that point into its image (BLOCK-009). Without an image only the text is shown. */
export function MarqueeBannerCard({ fields, tiles, isFirst }: BlockProps<'marquee-banner-card'>) {
  const { image, styleNumber: number, headline, text, textImage } = fields;
  const feature = fields.feature ?? image?.feature;
  const buttons = buttonsOf(fields).map((button) => ({ ...button, to: addFeatureParameter(button.to, feature) }));
  const to = addFeatureParameter(headlineLink(fields), feature);
  const Heading = isFirst ? 'h1' : 'h2';
  const hasVideo = Boolean(fields.video);
  const isTextOnly = !image && !hasVideo;
  const styleLabel = number ? (
    <div className={styles.styleLabel}>
      <span className="text-label">{fields.styleLabel}</span>
      <StencilNumber className={styles.styleNumber} text={number} />
    </div>
  ) : null;
  return (
    <section className={classNames(styles.root, isTextOnly && styles.textOnly)}>
      {isTextOnly ? null : (
        <div className={styles.media} style={image?.background ? { backgroundColor: image.background } : undefined}>
          {hasVideo ? (
            <Video fields={fields} tiles={tiles} isFirst={isFirst} />
          ) : image ? (
            <CalloutStage callouts={fields.callouts}>
              <ResponsiveImage
                className={isLandscape(image) ? styles.landscape : undefined}
                image={image}
                sizes={isLandscape(image) ? '(width >= 48rem) 1780px, 230vw' : '(width >= 48rem) 54vw, 100vw'}
                minWidth={750}
                maxWidth={1000}
                ratio={imageRatio(image)}
                priority={isFirst ? 'first' : 'lazy'}
              />
            </CalloutStage>
          ) : null}
          {styleLabel}
        </div>
      )}
      <div className={styles.text}>
        {isTextOnly ? styleLabel : null}
        {textImage ? (
          <ResponsiveImage className={styles.textImage} image={textImage} sizes="320px" minWidth={340} maxWidth={340} ratio={[16, 7]} />
        ) : null}
        {headline ? <Heading className="text-hero">{to ? <ContentLink to={to}>{headline}</ContentLink> : headline}</Heading> : null}
        {text ? <p className={`text-lead ${styles.lead}`}>{text}</p> : null}
        <BlockButtons buttons={buttons} alignment={fields.buttonAlignment} />
      </div>
    </section>
  );
}

type CalloutFields = BlockEntry<'marquee-banner-card', 'callouts'>;

/**
 * Renders the image of a hero. With callouts, the whole image is shown and each callout ends at its point of the image. Without them, the
 * image fills the banner.
 */
function CalloutStage({ callouts = [], children }: { callouts?: readonly CalloutFields[] | undefined; children: ReactNode }) {
  const anchored = callouts.filter(({ pointX, pointY }) => pointX !== undefined && pointY !== undefined);
  if (anchored.length === 0) return children;
  return (
    <div className={styles.stage}>
      <div className={styles.artwork}>
        {children}
        {anchored.map((callout) => (
          <Callout key={callout.heading} callout={callout} />
        ))}
      </div>
    </div>
  );
}

function Callout({ callout }: { callout: CalloutFields }) {
  const { pointX, pointY, side, heading, text } = callout;
  return (
    <div className={styles.callout} data-side={side === 'l' ? 'left' : 'right'} style={{ '--x': pointX, '--y': pointY } as CSSProperties}>
      <p className={styles.calloutText}>
        <b>{heading}</b>
        {text}
      </p>
      <span className={styles.dot} aria-hidden="true" />
    </div>
  );
}
