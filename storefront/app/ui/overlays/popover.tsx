import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface PopoverProps {
  /** What opens it. */
  trigger: ReactNode;
  /** How that looks. */
  triggerClassName?: string;
  /** What it holds, for those who do not see where it opened. */
  label: string;
  children: ReactNode;
  className?: string;
}

/**
 * More of something, beside what opened it, by the platform's own popover: it needs no script, closes on Escape and on a press
 * elsewhere, and gives the focus back. Where anchors are not known it stands at the foot of the screen.
 */
export function Popover({ trigger, triggerClassName, label, children, className }: PopoverProps) {
  const id = useId();
  // A custom identifier holds letters and digits alone.
  const anchor = `--popover-${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <button type="button" className={triggerClassName} popoverTarget={id} style={{ anchorName: anchor } as CSSProperties}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds any content, not form fields */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames('popover', className)}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </div>
    </>
  );
}
