import { useEffect } from 'react';

declare global {
  interface Window {
    /**
     * Value written by `earlyClickScript`: the button or radio, its closest ancestor with an id, and its position among the buttons in
     * there.
     */
    earlyClick?: [button: HTMLElement, ancestor: Element, position: number] | undefined;
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
  const [button, ancestor, position] = window.earlyClick;
  (button.isConnected ? button : ancestor.querySelectorAll('button')[position])?.click();
}

/** Repeats an early click. It follows components that the server renders, so that its effect runs when they are hydrated. */
export function RepeatEarlyClick(): null {
  useEffect(repeatEarlyClick, []);
  return null;
}
