import { CallError } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildPageContext, runRoute } from '../../platform/testing/run-loader.ts';
import { loader as beginPreview, action as signIn } from './preview-begin.tsx';
import { action as endPreview, loader as openPreviewEnd } from './preview-end.tsx';
import { loader as loadStyleguide } from './styleguide.tsx';
import { loader as loadVisualization } from './visualization.tsx';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const preview = { domain: '', time: undefined, includesUnpublished: false, token: 'editor', name: 'editor', expiresAt: inAnHour };
const begin = (path: string, changes = {}) => runRoute(beginPreview, path, { page: buildPageContext({}, changes) });

describe('the start of a preview', () => {
  it.each([
    ['/preview/begin?vseDomain=evil.example', 'domain'],
    ['/preview/begin?previewTimestamp=yesterday', 'time'],
    ['/preview/begin?path=//evil.example', 'path'],
  ])('ROUTE-016 PREVIEW-004 rejects %s', async (path, error) => {
    expect(await begin(path)).toMatchObject({ status: 400, data: { error } });
    expect(await begin(path, { preview })).toMatchObject({ status: 400 });
  });

  it('PREVIEW-002 asks who it is, and starts at once for a signed-in editor', async () => {
    expect(await begin('/preview/begin?path=/men')).toMatchObject({ status: 200, data: { error: undefined } });
    const started = await begin('/preview/begin?path=/men', { preview });
    expect([started.status, started.location]).toEqual([302, '/men']);
    expect(started.headers.get('set-cookie')).toContain('outfitter_preview=');
    const expired = { ...preview, expiresAt: new Date(Date.now() - 1_000).toISOString() };
    expect((await begin('/preview/begin?path=/men', { preview: expired })).status).toBe(200);
  });

  it('PREVIEW-002 starts after the sign-in, shows wrong credentials without the password, and rejects an invalid URL', async () => {
    const post = (path: string, signInEditor: () => Promise<unknown>) =>
      runRoute(signIn, path, { page: buildPageContext({ signInEditor }), posted: { name: 'editor', password: 'secret' } });
    const started = await post('/preview/begin?path=/men', async () => ({ token: 'editor', expiresIn: 3600, device: 'browser' }));
    expect([started.status, started.location]).toEqual([302, '/men']);
    expect(started.headers.get('set-cookie')).toContain('outfitter_editor_device=browser;');
    const wrong = await post('/preview/begin', () => Promise.reject(new CallError(400, 'ValidationException', '')));
    expect(wrong).toMatchObject({ status: 401, data: { values: { name: 'editor', password: '' } } });
    expect((await post('/preview/begin?path=//evil.example', async () => ({}))).status).toBe(400);
  });
});

it('a preview ends by the form of its bar, not by a GET request', async () => {
  const opened = await runRoute(openPreviewEnd, '/preview/end', { page: buildPageContext({}) });
  expect([opened.status, opened.location, opened.headers.has('set-cookie')]).toEqual([302, '/', false]);
  const ended = await runRoute(endPreview, '/preview/end', { page: buildPageContext({}), posted: {} });
  expect([ended.status, ended.headers.get('set-cookie')]).toEqual([302, expect.stringContaining('outfitter_preview=;')]);
});

it('ROUTE-015 the visualization reads content of allowed domains only', async () => {
  const load = (path: string) => runRoute(loadVisualization, path, { page: buildPageContext({}) });
  expect(await load('/visualization?deliveryKey=homepage')).toMatchObject({ status: 200, data: { request: { deliveryKey: 'homepage' } } });
  expect(await load('/visualization?vseDomain=evil.example')).toMatchObject({ status: 400, data: { request: undefined } });
});

it.each([
  ['/styleguide', {}, 200],
  ['/styleguide?group=actions', {}, 200],
  ['/styleguide?group=nonsense', {}, 404],
  ['/styleguide/blocks', {}, 200],
  ['/styleguide/blocks/nonsense', { schema: 'nonsense' }, 404],
] as const)('ROUTE-004 the style guide has a page for each group: %s', async (path, params, status) => {
  expect(await runRoute(loadStyleguide, path, { page: buildPageContext({}), params })).toMatchObject({ status });
});
