/**
 * Leaves links and GET forms to the browser while it is offline. The router cannot load the next page then, and reloads the current one, so
 * that the offline page would be at the URL of the current page. Returns a function that ends this: `start-offline.ts`, whose code may not
 * have loaded before the connection is lost, handles failed navigations of the router.
 */
export function leaveOfflineNavigationToBrowser(): () => void {
  const controller = new AbortController();
  const leaveToBrowser = (event: Event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const isNavigation = event.type === 'click' ? event.target.closest('a[href]') : event.target.matches('form[action][method="get"]');
    // React listens on the document.
    if (isNavigation) event.stopPropagation();
  };
  for (const type of ['click', 'submit']) addEventListener(type, leaveToBrowser, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
