import { PictureBox } from '../../ui/picture.tsx';
import { Stencil } from '../../ui/stencil.tsx';
import { BlockSection } from '../block-section.tsx';
import { ContentLink } from '../content-link.tsx';
import { type Fields, linkOf, listOf, pictureOf, textOf } from '../fields.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-016: cloth by its weight, on a ruler from 768 up, as a ledger below. */
export function GuidedSellingBanner({ fields }: BlockProps) {
  return (
    <BlockSection fields={fields}>
      <div className="ruler">
        {listOf(fields, 'tiles').map((tile) => (
          <RulerStep key={textOf(tile, 'ounces')} tile={tile} />
        ))}
      </div>
    </BlockSection>
  );
}

function RulerStep({ tile }: { tile: Fields }) {
  const image = pictureOf(tile);
  const ounces = (
    <>
      <Stencil text={textOf(tile, 'ounces') ?? ''} />
      <small>oz</small>
    </>
  );
  return (
    <ContentLink className="ruler-step" to={linkOf(tile) ?? '/'}>
      <span className="ounces only-mobile">{ounces}</span>
      {image ? (
        <PictureBox image={image} sizes="(width >= 64rem) 200px, (width >= 48rem) 31vw, 96px" least={170} most={340} decorative />
      ) : null}
      <span className="ruler-ticks" />
      <span>
        <span className="ounces not-mobile">{ounces}</span>
        <b>{textOf(tile, 'headline')}</b>
        <span className="soft">{textOf(tile, 'text')}</span>
      </span>
    </ContentLink>
  );
}
