/**
 * Calls back after the next frame is painted, so that the feedback to a click is visible before expensive work starts. A hidden page paints
 * no frames: the callback waits until the page is visible. Returns a function that cancels it.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
