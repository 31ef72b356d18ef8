/**
 * Calls back once the next picture is on the screen, so that a press shows before the work that it causes. Answers a way to call it off.
 * A page out of sight draws no pictures: there it waits until it is looked at again.
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
