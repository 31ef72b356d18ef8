/** Returns milliseconds since 1970. In a preview the clock starts at the previewed date when the page opens. */
export function pageNow(preview = document.documentElement.dataset.preview): number {
  const time = preview === undefined ? undefined : (JSON.parse(preview) as { time?: number }).time;
  return time === undefined ? Date.now() : time + performance.now();
}
