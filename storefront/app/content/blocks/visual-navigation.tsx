import { FormattedNumber } from 'react-intl';
import { PictureBox } from '../../ui/picture.tsx';
import { BlockSection } from '../block-section.tsx';
import { ContentLink } from '../content-link.tsx';
import { type Fields, linkOf, listOf, pictureOf, textOf } from '../fields.ts';
import type { BlockProps } from './block.ts';

/** BLOCK-012: departments in one ruled frame, each with what lies below it. */
export function VisualNavigation({ fields }: BlockProps) {
  return (
    <BlockSection fields={fields}>
      <div className="departments">
        {listOf(fields, 'tiles').map((tile) => (
          <Department key={linkOf(tile)} tile={tile} />
        ))}
      </div>
    </BlockSection>
  );
}

function Department({ tile }: { tile: Fields }) {
  const image = pictureOf(tile);
  const links = listOf(tile, 'links');
  return (
    <div className="department">
      {image ? <PictureBox image={image} sizes="(width >= 64rem) 324px, 50vw" decorative /> : null}
      <div className="department-body">
        <h3 className="head-t">
          <ContentLink to={linkOf(tile) ?? '/'}>{textOf(tile, 'ctaText')}</ContentLink>
        </h3>
        {links.length > 0 ? (
          <ul>
            {links.map((link) => (
              <li key={linkOf(link)}>
                <ContentLink to={linkOf(link) ?? '/'}>
                  {textOf(link, 'text')}
                  {typeof link.count === 'number' ? (
                    <span className="department-count num">
                      <FormattedNumber value={link.count} />
                    </span>
                  ) : null}
                </ContentLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
