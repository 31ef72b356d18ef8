/**
 * A handler for a press after which something else moves to where the pointer is, as the next line does when one goes: the second press
 * of a double click, which would hit that, does nothing. A press by key counts as none of them.
 */
export function ignoreDoubleClick(act: () => void): (event: { detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
