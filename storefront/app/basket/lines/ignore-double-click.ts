/**
 * Returns a click handler for a control that another one replaces under the pointer, such as the next line when a line is removed: it
 * ignores the second click of a double click. Activation by key always acts.
 */
export function ignoreDoubleClick(action: () => void): (event: { detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) action();
  };
}
