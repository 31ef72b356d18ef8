import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CheckField, RadioGroup } from '../../ui/forms/index.ts';
import { QuantitySelect } from '../../ui/forms/quantity-select.tsx';
import * as sizeGridStyles from '../../ui/size-grid.module.css';
import * as swatchStyles from '../../ui/swatch/swatch.module.css';
import { Swatch } from '../../ui/swatch/swatch.tsx';
import { longName, longSentence, sampleSwatches } from '../samples.ts';
import * as specimenStyles from '../specimen.module.css';
import { Specimen, State, States } from '../specimen.tsx';

const sizes = [
  { name: 'S', isSoldOut: false },
  { name: 'M', isSoldOut: false },
  { name: 'L', isSoldOut: true },
  { name: '2XL', isSoldOut: false },
];

function Sizes() {
  const [chosen, setChosen] = useState('M');
  return (
    <div role="radiogroup" aria-label="Size" className={sizeGridStyles.sizeGrid}>
      {sizes.map(({ name, isSoldOut }) => (
        <label
          key={name}
          className={classNames(sizeGridStyles.size, name === chosen && sizeGridStyles.selected, isSoldOut && sizeGridStyles.unavailable)}
        >
          <input
            type="radio"
            className="visually-hidden"
            name="sample-size"
            checked={name === chosen}
            onChange={() => setChosen(name)}
            aria-label={isSoldOut ? `${name}, sold out` : name}
          />
          <b aria-hidden="true">{name}</b>
        </label>
      ))}
    </div>
  );
}

function Swatches() {
  return (
    <div role="radiogroup" aria-label="Color">
      <div className={`${swatchStyles.swatchList} ${swatchStyles.large}`}>
        {sampleSwatches.map(({ name, colors, imageUrl }, index) => (
          <label key={name} className={classNames(swatchStyles.swatch, index === 3 && swatchStyles.unavailable)} title={name}>
            <input
              type="radio"
              className="visually-hidden"
              name="sample-color"
              defaultChecked={index === 0}
              aria-label={index === 3 ? `${name}, sold out` : name}
            />
            <Swatch colors={colors} imageUrl={imageUrl} />
          </label>
        ))}
      </div>
    </div>
  );
}

function Delivery() {
  const [chosen, setChosen] = useState('ground');
  return (
    <RadioGroup
      name="sample-delivery"
      legend="How it reaches you"
      selected={chosen}
      onSelect={setChosen}
      options={[
        { value: 'fast', title: 'Tue, Nov 24', end: '$8.95', text: '2-day. Order by 1 pm Central.' },
        {
          value: 'ground',
          title: 'Wed, Nov 25',
          end: 'Free',
          text: 'Standard.',
          content: 'Left at the side door, unless you say otherwise.',
        },
        { value: 'long', title: longName, end: '$1,048.00', text: longSentence },
      ]}
    />
  );
}

function Quantity() {
  const [count, setCount] = useState(2);
  return <QuantitySelect label="Quantity of Watch Cap" prefix="Qty" choices={[1, 2, 3, 4]} value={count} onQuantityChange={setCount} />;
}

export function Choices() {
  return (
    <>
      <Specimen id="checks" heading="Checkboxes">
        <States wide>
          <State name="Checked and unchecked">
            <CheckField label="Keep me signed in" defaultChecked />
            <CheckField label="Send me the letter about pants" />
          </State>
          <State name="With an error">
            <CheckField label="I have read the terms" error="We can't go on without it." />
          </State>
          <State name="Long">
            <CheckField label={longSentence} />
          </State>
          <State name="Disabled">
            <CheckField label="Gift wrap, not for this one" disabled />
          </State>
        </States>
      </Specimen>
      <Specimen id="radios" heading="Radio group" line="One option per row; a rivet marks the selected one.">
        <div className={specimenStyles.textWidth}>
          <Delivery />
        </div>
      </Specimen>
      <Specimen
        id="swatches"
        heading="Swatches and sizes"
        line="Sold-out options remain visible and focusable, and are labeled as sold out."
      >
        <States wide>
          <State name="Colors">
            <Swatches />
          </State>
          <State name="Sizes">
            <Sizes />
          </State>
        </States>
      </Specimen>
      <Specimen id="quantity" heading="Quantity">
        <States>
          <State name="In a cart line">
            <Quantity />
          </State>
          <State name="Quantity no longer available">
            <QuantitySelect label="Quantity of Good Dog Coat" choices={[1, 2]} value={9} onQuantityChange={() => {}} />
          </State>
          <State name="Disabled">
            <QuantitySelect label="Quantity of Gift Card" choices={[1]} value={1} onQuantityChange={() => {}} disabled />
          </State>
        </States>
      </Specimen>
    </>
  );
}
