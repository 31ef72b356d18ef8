// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { Form, Link } from '../platform/locale/navigation.tsx';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { leaveOfflineNavigationToBrowser } from './browser-navigation.ts';

/** Mounts a page, and records which events the router and React do not receive. */
async function mountPage() {
  const posted = vi.fn();
  const screen = (
    <>
      <Link to="/men">
        <b>Men</b>
      </Link>
      <Form action="/search">
        <button type="submit">Search</button>
      </Form>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          posted();
        }}
      >
        <button type="submit">Add</button>
      </form>
    </>
  );
  const { container, router } = mountScreens({ '/boots': screen, '/men': 'Men', '/search': 'Results' }, '/boots');
  await waitFor(() => expect(container.querySelectorAll('button')).toHaveLength(2));
  const end = leaveOfflineNavigationToBrowser();
  const left: string[] = [];
  const listeners = new AbortController();
  const record = (event: Event) => {
    if (!event.cancelBubble) return;
    left.push(event.type);
    // The browser would load a document.
    event.preventDefault();
  };
  for (const type of ['click', 'submit']) addEventListener(type, record, { capture: true, signal: listeners.signal });
  onTestFinished(() => {
    end();
    listeners.abort();
  });
  const [search, add] = [...container.querySelectorAll('button')];
  return { router, posted, left, end, link: container.querySelector('b'), search, add };
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => void vi.restoreAllMocks());
};

it('SHELL-046 offline, links and searches are left to the browser, but no other forms', async () => {
  setOnline(false);
  const { router, posted, left, link, search, add } = await mountPage();
  link?.click();
  search?.click();
  expect(left).toEqual(['click', 'submit']);
  add?.click();
  expect([posted.mock.calls.length, left.length]).toEqual([1, 2]);
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/boots', 'idle']);
});

it('leaves links to the router while there is a connection, and offline once that is handled', async () => {
  setOnline(true);
  const online = await mountPage();
  online.link?.click();
  await waitFor(() => expect(online.router.state.location.pathname).toBe('/men'));
  setOnline(false);
  online.end();
  const handled = await mountPage();
  handled.end();
  handled.link?.click();
  await waitFor(() => expect(handled.router.state.location.pathname).toBe('/men'));
  expect([...online.left, ...handled.left]).toEqual([]);
});
