import { contrastOf } from '../../styles/contrast.ts';
import theme from '../../styles/theme.css?raw';
import { themeColours } from '../../styles/theme-file.ts';
import { Icon, iconNames } from '../../ui/icon.tsx';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import { Specimen } from '../specimen.tsx';

const colours = [...themeColours(theme)];
const paper = themeColours(theme).get('paper') ?? '';
const types = ['hero', 'page', 'head', 'card', 'price', 'lead'] as const;
const shown = {
  hero: 'The coat you lend',
  page: "Men's coats & vests",
  head: 'What sold out first',
  card: 'Pick up in Ely',
  price: '$149.00',
};
const steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 88, 104];
const motions = [
  ['tick', '90 ms', 'a button gives under the thumb'],
  ['move', '180 ms', 'color changes'],
  ['open', '260 ms', 'sheets, drawers, flyouts'],
  ['fold', '300 ms', 'folds open'],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen id="colour" heading="Color" line="Named for what a thing is made of. Each figure is the contrast with the page's ground.">
        <ul className="sample-colours">
          {colours.map(([name, hex]) => (
            <li key={name}>
              <i style={{ background: hex }} aria-hidden="true" />
              <b>{name}</b>
              <span className="small num">
                {hex}, {contrastOf(hex, paper).toFixed(1)}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="type" heading="Type" line="Besley for what is named, Archivo for what is read.">
        <div className="sample-type">
          {types.map((type) =>
            type === 'lead' ? (
              <p key={type} className="lead">
                Lead: firm cotton duck outside, wool-blend blanket inside.
              </p>
            ) : (
              <p key={type} className={`${type}-t`}>
                {shown[type]}
              </p>
            ),
          )}
          <p>Body: stiff the first week. That's the duck. By the third wash it knows your elbows.</p>
          <p className="small">Small: 52 styles, 36 of them in your size.</p>
          <p className="label">Label: Men's style 4117</p>
          <p className="head-t">
            <StencilNumber text="0123456789" />
          </p>
        </div>
      </Specimen>
      <Specimen id="space" heading="Space and edges" line="Steps of four pixels; corners are cut, only rivets are round.">
        <ul className="sample-steps">
          {steps.map((step) => (
            <li key={step}>
              <i style={{ width: step, height: step }} aria-hidden="true" />
              <span className="small num">{step}</span>
            </li>
          ))}
        </ul>
        <div className="sample-edges">
          <div>Cut, 2 px</div>
          <div className="is-seam seam">Seam</div>
          <div className="is-over">Floats</div>
          <div className="is-foot">Stands</div>
        </div>
      </Specimen>
      <Specimen id="motion" heading="Motion" line="Short, and none where the shopper asks for none.">
        <dl className="sample-motion">
          {motions.map(([name, time, use]) => (
            <div key={name}>
              <dt>
                <b>{name}</b> <span className="num">{time}</span>
              </dt>
              <dd>
                {use}
                <i style={{ animationDuration: `var(--duration-${name})` }} aria-hidden="true" />
              </dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen id="icons" heading="Icons" line="24 px, square ends, always beside words.">
        <ul className="sample-icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span className="small">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
