import { useState } from 'react';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/index.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { longName, longSentence } from '../samples.ts';
import { Specimen, State, States } from '../specimen.tsx';

type Shown = 'short' | 'long' | 'end' | 'start';

export function Floating() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const done = (
    <Button wide onClick={close}>
      Done
    </Button>
  );
  const opener = (which: Shown, text: string) => (
    <Button kind="secondary" onClick={() => setShown(which)}>
      {text}
    </Button>
  );
  return (
    <>
      <Specimen
        id="dialogs"
        heading="Dialogs"
        line="Centered and 520 px wide; a drawer from the right on tablets, a bottom sheet on phones."
      >
        <div className={buttonStyles.buttonRow}>
          {opener('short', 'Open a dialog')}
          {opener('long', 'Open a long dialog')}
        </div>
        <Dialog isOpen={shown === 'short'} onClose={close} heading="Tell me when it's back" footer={done}>
          <TextField label="Email" type="email" autoComplete="off" isRequired help="One letter, when your size is in." />
        </Dialog>
        <Dialog isOpen={shown === 'long'} onClose={close} heading={longName} footer={done}>
          <div className="prose">
            {Array.from({ length: 12 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all paragraphs have the same text
              <p key={index}>{longSentence}</p>
            ))}
          </div>
        </Dialog>
      </Specimen>
      <Specimen id="drawers" heading="Drawers" line="On one side, at the full height of the screen.">
        <div className={buttonStyles.buttonRow}>
          {opener('end', 'Open at the right')}
          {opener('start', 'Open at the left')}
        </div>
        <Drawer isOpen={shown === 'end'} onClose={close} heading="Filter" footer={done}>
          <p>The filters go here.</p>
        </Drawer>
        <Drawer side="start" isOpen={shown === 'start'} onClose={close} heading="Departments">
          <p>{longSentence}</p>
        </Drawer>
      </Specimen>
      <Specimen id="popovers" heading="Popovers" line="Beside their trigger; Escape or a click outside closes them.">
        <States>
          <State name="Short">
            <Popover
              trigger="Your store"
              triggerClassName={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small}`}
              label="Your store"
            >
              <p className="text-card">Ely</p>
              <p>Sheridan Street. Open until 7 tonight.</p>
            </Popover>
          </State>
          <State name="Long">
            <Popover trigger="Why we ask" triggerClassName={`${buttonStyles.actionLink} ${buttonStyles.underlined}`} label="Why we ask">
              <p>{longSentence}</p>
              <p>
                <a href="#popovers">Read more</a>
              </p>
            </Popover>
          </State>
        </States>
      </Specimen>
      <Specimen id="tooltips" heading="Tooltips" line="A short text on hover, focus or click; at most 500 px wide.">
        <States>
          <State name="Short">
            <p>
              Security code <Tooltip label="Where is it?">Three digits, on the back.</Tooltip>
            </p>
          </State>
          <State name="Long">
            <p>
              Guarantee <Tooltip label="What does it cover?">{longSentence}</Tooltip>
            </p>
          </State>
        </States>
      </Specimen>
    </>
  );
}
