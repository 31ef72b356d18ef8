import { useIntl } from 'react-intl';
import { toGrams, usesOunces } from '../../../platform/locale/fabric-weight.ts';
import { ImageBox } from '../../../ui/media/image.tsx';
import { StencilNumber } from '../../../ui/stencil-number.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { linkHasFeature, useFeatureParameter } from '../../block-parts/feature-parameter.ts';
import { ContentLink } from '../../content-link.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import * as styles from './guided-selling-banner.module.css';

/** Length from which hover text is set in smaller type (BLOCK-019). */
const longHoverTextLength = 70;

/**
 * Renders fabric weights as steps of a horizontal scale; each step links to a category (BLOCK-016). Below 768 px the scale scrolls and
 * shows two steps at a time (BLOCK-017).
 */
export function GuidedSellingBanner({ fields }: BlockProps<'guided-selling-banner'>) {
  const feature = useFeatureParameter();
  return (
    <BlockSection fields={fields}>
      {/* biome-ignore lint/a11y/useSemanticElements: the scale is not a set of form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.ruler} role="group" aria-label={fields.headline} tabIndex={0}>
        {(fields.tiles ?? []).map((tile) => (
          <ScaleStep key={`${tile.ounces} ${tile.headline}`} tile={tile} isCurrent={linkHasFeature(tile.ctaLink, feature)} />
        ))}
      </div>
    </BlockSection>
  );
}

function ScaleStep({ tile, isCurrent }: { tile: BlockEntry<'guided-selling-banner', 'tiles'>; isCurrent: boolean }) {
  const { image, hoverText } = tile;
  const isInOunces = usesOunces(useIntl().locale);
  return (
    <div className={styles.step} aria-current={isCurrent || undefined}>
      <ContentLink to={tile.ctaLink}>
        {image ? (
          <div className={styles.image}>
            <ImageBox image={image} sizes="218px" minWidth={170} maxWidth={340} isDecorative />
            {hoverText ? (
              <span className={styles.hoverText} data-length={hoverText.length >= longHoverTextLength ? 'long' : undefined}>
                {hoverText}
              </span>
            ) : null}
          </div>
        ) : null}
        <span className={styles.ticks} />
        {tile.ounces === undefined ? null : (
          <span className={styles.weight}>
            <StencilNumber text={String(isInOunces ? tile.ounces : toGrams(tile.ounces))} />
            <small>{isInOunces ? 'oz' : 'g/m²'}</small>
          </span>
        )}
        <b>{tile.headline}</b>
        <span className="text-muted">{tile.text}</span>
      </ContentLink>
    </div>
  );
}
