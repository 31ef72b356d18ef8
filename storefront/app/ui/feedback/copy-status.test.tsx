// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { useCopyLink } from '../hooks/use-copy-link.ts';
import { CopyStatus } from './copy-status.tsx';

function CopyButton() {
  const { outcome, copy } = useCopyLink();
  return (
    <>
      <button type="button" onClick={() => copy('https://shop.example/list')}>
        Copy
      </button>
      <CopyStatus outcome={outcome} href="/list" />
    </>
  );
}

afterEach(() => void vi.unstubAllGlobals());

async function clickCopy(clipboard: Pick<Clipboard, 'writeText'> | undefined): Promise<Element> {
  vi.stubGlobal('navigator', { clipboard });
  const { container } = mountScreens({ '': <CopyButton /> }, '/');
  const status = () => container.querySelector('[role="status"]')!;
  await waitFor(() => expect(status().textContent).toBe(''));
  findByText(container, 'button', 'Copy').click();
  await waitFor(() => expect(status().textContent).not.toBe(''));
  return status();
}

it('says that a link is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  expect((await clickCopy({ writeText })).textContent).toBe('Link copied.');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://shop.example/list');
});

it('shows the link if the browser does not allow to copy it, or has no clipboard', async () => {
  for (const clipboard of [{ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }, undefined]) {
    const status = await clickCopy(clipboard);
    expect(status.textContent).toContain('We couldn’t copy the link.');
    expect(status.querySelector('a')?.getAttribute('href')).toBe('/list');
  }
});
