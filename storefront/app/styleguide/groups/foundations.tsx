import { parseColors } from '@outfitter/contract/theme/parse';
import theme from '@outfitter/contract/theme.css?raw';
import { contrastOf } from '../../styles/contrast.ts';
import { Icon, iconNames } from '../../ui/icon.tsx';
import * as sectionStyles from '../../ui/section.module.css';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import { Specimen } from '../specimen.tsx';
import * as styles from './foundations.module.css';

const colors = [...parseColors(theme)];
const background = parseColors(theme).get('background') ?? '';
const texts = [
  [`text-hero ${styles.hero}`, 'The coat you lend'],
  ['text-page', "Men's coats & vests"],
  ['text-section', 'What sold out first'],
  ['text-card', 'Pick up in Ely'],
  ['text-price', '$149.00'],
  ['text-lead', 'Lead: firm cotton duck outside, wool-blend blanket inside.'],
] as const;
const steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 88, 104];
const motions = [
  ['press', '90 ms', 'pressed buttons'],
  ['short', '180 ms', 'color changes'],
  ['medium', '260 ms', 'bottom sheets, drawers, flyouts'],
  ['long', '300 ms', 'accordions'],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen id="color" heading="Color" line="Named by role, with the contrast ratio to the page background.">
        <ul className={styles.colors}>
          {colors.map(([name, hex]) => (
            <li key={name}>
              <i style={{ background: hex }} aria-hidden="true" />
              <b>{name}</b>
              <span className="text-small tabular-figures">
                {hex}, {contrastOf(hex, background).toFixed(1)}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="type" heading="Type" line="Besley for headings, Archivo for text.">
        <div className={styles.type}>
          {texts.map(([className, text]) => (
            <p key={text} className={className}>
              {text}
            </p>
          ))}
          <p>Body: stiff the first week. That's the duck. By the third wash it knows your elbows.</p>
          <p className="text-small">Small: 52 styles, 36 of them in your size.</p>
          <p className="text-label">Label: Men's style 4117</p>
          <p className="text-section">
            <StencilNumber text="0123456789" />
          </p>
        </div>
      </Specimen>
      <Specimen id="space" heading="Space and edges" line="Steps of 4 px; corners have a radius of 2 px, only rivets are round.">
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <i style={{ width: step, height: step }} aria-hidden="true" />
              <span className="text-small tabular-figures">{step}</span>
            </li>
          ))}
        </ul>
        <div className={styles.edges}>
          <div>Radius 2 px</div>
          <div className={`${styles.divider} ${sectionStyles.dividerAbove}`}>Stitched divider</div>
          <div className={styles.floating}>Floating</div>
          <div className={styles.raised}>Raised</div>
        </div>
      </Specimen>
      <Specimen id="motion" heading="Motion" line="Short, and none with reduced motion.">
        <dl className={styles.motion}>
          {motions.map(([name, time, use]) => (
            <div key={name}>
              <dt>
                <b>{name}</b> <span className="tabular-figures">{time}</span>
              </dt>
              <dd>
                {use}
                <i style={{ animationDuration: `var(--duration-${name})` }} aria-hidden="true" />
              </dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen id="icons" heading="Icons" line="24 px, square line ends, always beside a text.">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span className="text-small">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
