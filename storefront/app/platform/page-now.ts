/** The clock of what a page counts in the browser. */

/** Milliseconds since 1970; in a preview they go on from its moment, counted from when the page was opened. */
export function pageNow(marked = document.documentElement.dataset.preview): number {
  const time = marked === undefined ? undefined : (JSON.parse(marked) as { time?: number }).time;
  return time === undefined ? Date.now() : time + performance.now();
}
