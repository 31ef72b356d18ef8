import { useEffect } from 'react';

declare global {
  interface Window {
    /** Value written by `earlyClickScript`: the button or radio, its closest ancestor with an id, and its position among those in there. */
    earlyClick?: [control: HTMLElement, ancestor: Element, position: number] | undefined;
  }
}

/** Deletes the stored click. Event handler of the body, which React calls only if the clicked element is hydrated. */
export function forgetEarlyClick(): void {
  window.earlyClick = undefined;
}

/**
 * Repeats the last click on a button or radio that was not hydrated. Does nothing while it still is not: then the next component tries
 * again. React may have replaced the button by one at the same position.
 */
function repeatEarlyClick(): void {
  if (!window.earlyClick) return;
  const [clicked, ancestor, position] = window.earlyClick;
  const control = clicked.isConnected ? clicked : ancestor.querySelectorAll<HTMLElement>('button,[type=radio]')[position];
  // The radio that the first click has checked would not change.
  if (control instanceof HTMLInputElement) control.checked = false;
  control?.click();
}

/** Repeats an early click. It follows components that the server renders, so that its effect runs when they are hydrated. */
export function RepeatEarlyClick(): null {
  useEffect(repeatEarlyClick, []);
  return null;
}
