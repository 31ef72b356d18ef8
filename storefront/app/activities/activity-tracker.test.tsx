// @vitest-environment happy-dom
import { useNavigation } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveTrackingConsent } from '../platform/analytics/tracking-consent.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import ActivityTracker from './activity-tracker.tsx';

beforeEach(() => {
  saveTrackingConsent(true);
  onTestFinished(() => saveTrackingConsent(false));
});

function Navigation() {
  return useNavigation().location?.pathname;
}

const redirectToReturns = () => new Response(null, { status: 302, headers: { location: '/content/returns' } });

/** Mounts a shop whose search redirects to `/content/returns`, and records what is tracked. */
function mountShop(path: string) {
  const tracked: string[] = [];
  const respond = async (url: string, { body }: { body: string }) => {
    const { searchText = '' } = JSON.parse(body) as { searchText?: string };
    tracked.push(`${url.split('/').at(-1)} ${searchText}`.trim());
    return new Response();
  };
  vi.stubGlobal('fetch', vi.fn(respond));
  onTestFinished(() => void vi.unstubAllGlobals());
  const redirected = Promise.withResolvers<Response>();
  const redirects = { '/search': () => redirected.promise, '/account': async () => redirectToReturns() };
  const screen = (
    <>
      <ActivityTracker />
      <Navigation />
    </>
  );
  const { router, container } = mountScreens({ '/*': screen }, path, {}, redirects);
  const search = async () => {
    const navigated = router.navigate('/search?q=returns');
    await waitFor(() => expect(container.textContent).toBe('/search'));
    return { navigated };
  };
  const searchAndRedirect = async () => {
    const { navigated } = await search();
    redirected.resolve(redirectToReturns());
    await navigated;
  };
  return { router, tracked, search, searchAndRedirect };
}

describe('the tracker of a search that redirects', () => {
  it('API-084 tracks the search with the page that it opens, once', async () => {
    const { router, tracked, searchAndRedirect } = mountShop('/boots');
    await waitFor(() => expect(tracked).toEqual(['viewPage']));
    await searchAndRedirect();
    await waitFor(() => expect(tracked).toEqual(['viewPage', 'viewSearch returns', 'viewPage']));
    await router.navigate('/men');
    await waitFor(() => expect(tracked).toHaveLength(4));
    await router.navigate('/account');
    await waitFor(() => expect(tracked).toHaveLength(5));
    expect(tracked.slice(3)).toEqual(['viewPage', 'viewPage']);
  });

  it('API-084 tracks a search that leads back to the same page', async () => {
    const { tracked, searchAndRedirect } = mountShop('/content/returns');
    await waitFor(() => expect(tracked).toEqual(['viewPage']));
    await searchAndRedirect();
    await waitFor(() => expect(tracked).toEqual(['viewPage', 'viewSearch returns']));
  });

  it('API-084 does not track a search that the shopper leaves before it has loaded', async () => {
    const { router, tracked, search } = mountShop('/boots');
    await waitFor(() => expect(tracked).toEqual(['viewPage']));
    await search();
    await router.navigate('/men');
    await waitFor(() => expect(tracked).toHaveLength(2));
    await router.navigate('/account');
    await waitFor(() => expect(tracked).toEqual(['viewPage', 'viewPage', 'viewPage']));
  });
});
