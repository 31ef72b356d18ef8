/** The clock of what a page counts in the browser. */

/** Milliseconds since 1970; in a preview they go on from its moment, counted from when the page was opened. */
export function pageNow(preview = document.documentElement.dataset.preview): number {
  const time = preview === undefined ? undefined : (JSON.parse(preview) as { time?: number }).time;
  return time === undefined ? Date.now() : time + performance.now();
}
