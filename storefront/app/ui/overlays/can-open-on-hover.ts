/** Returns false while a list of suggestions is open: the shopper types, and the pointer only rests where it was. */
export const canOpenOnHover = (): boolean => document.querySelector('[role="combobox"][aria-expanded="true"]') === null;
