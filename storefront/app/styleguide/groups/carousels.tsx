import type { CSSProperties } from 'react';
import { Carousel } from '../../ui/carousel/index.tsx';
import { ImageBox, ResponsiveImage } from '../../ui/media/image.tsx';
import { coatImages, longName } from '../samples.ts';
import { Specimen } from '../specimen.tsx';
import * as styles from './carousels.module.css';

const banners = ['The coat you lend and never get back.', 'Who are we dressing?', longName];

function Banner({ text, at }: { text: string; at: number }) {
  return (
    <div className={styles.banner} data-theme={at === 1 ? 'dark' : undefined}>
      <p className="text-page">{text}</p>
      <p>
        <a href="#rotating">See number {at + 1}</a>
      </p>
    </div>
  );
}

export function Carousels() {
  return (
    <>
      <Specimen
        id="rotating"
        heading="Rotating carousel"
        line="Rotates every 3, 4 or 5 seconds, except while hovered, while focused and with reduced motion."
      >
        <Carousel label="What is new" speed="fast" isInfinite>
          {banners.map((text, index) => (
            <Banner key={text} text={text} at={index} />
          ))}
        </Carousel>
      </Specimen>
      <Specimen
        id="manual-carousel"
        heading="Manual carousel"
        line="Rewinds to the first slide after the last; thumbnails in place of dots."
      >
        <div className={styles.narrow}>
          <Carousel
            label="Fencepost Chore Coat"
            thumbnails={coatImages.map((image) => (
              <ResponsiveImage key={image.link} image={image} sizes="56px" minWidth={170} maxWidth={170} isDecorative />
            ))}
          >
            {coatImages.map((image) => (
              <ImageBox key={image.link} image={image} sizes="420px" />
            ))}
          </Carousel>
        </div>
      </Specimen>
      <Specimen id="several" heading="Several slides in view">
        <div style={{ '--slide': 'max(25%, 220px)' } as CSSProperties}>
          <Carousel label="Six small things">
            {['Beanie', 'Belt', 'Socks', 'Gloves', 'Cap', longName].map((name) => (
              <p key={name} className={styles.slide}>
                {name}
              </p>
            ))}
          </Carousel>
        </div>
      </Specimen>
      <Specimen id="single" heading="A single slide" line="Has no controls.">
        <Carousel label="One thing" speed="fast">
          <Banner text="It stands alone." at={3} />
        </Carousel>
      </Specimen>
    </>
  );
}
