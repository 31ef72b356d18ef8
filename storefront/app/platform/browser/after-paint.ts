/**
 * Calls back after the next frame is painted, so that the feedback to a click is visible before the work that it causes. A hidden page
 * paints no frames and waits until it is visible. Returns a function that cancels.
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
