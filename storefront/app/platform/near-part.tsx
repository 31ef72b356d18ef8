import { type ComponentType, lazy } from 'react';

/** How far below the screen a part is when its code is asked for: it is there before a thumb is. */
const ahead = '600px';

/**
 * Waits until the element of an id comes near; not at all where there is none yet, as on a page that was gone to in the browser. One that
 * goes before that waits no longer: the next of its id would wait with it.
 */
function untilNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      watch.disconnect();
      removals.disconnect();
      resolve();
    };
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(), {
      rootMargin: ahead,
    });
    const removals = new MutationObserver(() => element.isConnected || end());
    watch.observe(element);
    removals.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * A part of a page that the server draws and the browser takes over when somebody comes near it: its code is no part of what the page needs
 * first. What the server drew stands until then. `id` is that of the element around it; `<Suspense>` stands in between.
 */
export function nearPart<Props>(id: string, load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  return lazy(async () => {
    if (typeof document !== 'undefined') await untilNear(id);
    return load();
  });
}
