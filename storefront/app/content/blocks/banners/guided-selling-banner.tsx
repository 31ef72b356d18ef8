import { classNames } from '../../../ui/class-names.ts';
import { PictureBox } from '../../../ui/picture.tsx';
import { Stencil } from '../../../ui/stencil.tsx';
import { BlockSection } from '../../block-parts/block-section.tsx';
import { linkHasFeature, useFeatureParameter } from '../../block-parts/feature-parameter.ts';
import { ContentLink } from '../../content-link.tsx';
import { type Fields, linkOf, listOf, pictureOf, textOf } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** From how many characters on the words over a picture are set small (BLOCK-019). */
const longHoverTextLength = 70;

/** BLOCK-016: cloth by its weight, on a ruler from 768 up; below it scrolls, two steps in view (BLOCK-017). */
export function GuidedSellingBanner({ fields }: BlockProps) {
  const feature = useFeatureParameter();
  return (
    <BlockSection fields={fields}>
      {/* biome-ignore lint/a11y/useSemanticElements: a ruler is no set of form fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="ruler" role="group" aria-label={textOf(fields, 'headline')} tabIndex={0}>
        {listOf(fields, 'tiles').map((tile) => (
          <RulerStep
            key={`${textOf(tile, 'ounces')} ${textOf(tile, 'headline')}`}
            tile={tile}
            isLit={linkHasFeature(linkOf(tile), feature)}
          />
        ))}
      </div>
    </BlockSection>
  );
}

function RulerStep({ tile, isLit }: { tile: Fields; isLit: boolean }) {
  const image = pictureOf(tile);
  const hoverText = textOf(tile, 'hoverText');
  return (
    <div className={classNames('ruler-step', isLit && 'is-lit')} aria-current={isLit || undefined}>
      <ContentLink to={linkOf(tile)}>
        {image ? (
          <div className="ruler-art">
            <PictureBox image={image} sizes="218px" least={170} most={340} decorative />
            {hoverText ? (
              <span className={classNames('ruler-hover', hoverText.length >= longHoverTextLength && 'is-long')}>{hoverText}</span>
            ) : null}
          </div>
        ) : null}
        <span className="ruler-ticks" />
        <span className="ounces">
          <Stencil text={textOf(tile, 'ounces') ?? ''} />
          <small>oz</small>
        </span>
        <b>{textOf(tile, 'headline')}</b>
        <span className="soft">{textOf(tile, 'text')}</span>
      </ContentLink>
    </div>
  );
}
