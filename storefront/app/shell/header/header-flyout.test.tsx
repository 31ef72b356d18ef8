// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { HeaderFlyout } from './header-flyout.tsx';

async function openFlyout() {
  const onChange = vi.fn();
  const flyout = (
    <HeaderFlyout action={<b>Ely</b>} id="flyout" label="Your store">
      <address>105 E Sheridan St</address>
      <button type="button" onClick={onChange}>
        <b>Change store</b>
      </button>
    </HeaderFlyout>
  );
  const { container } = mountScreens({ '': flyout }, '/');
  const panel = () => container.querySelector('#flyout');
  await waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  const toggle = container.querySelector('button')!;
  toggle.click();
  await waitFor(() => expect(panel()).not.toBeNull());
  return { container, panel, toggle, onChange };
}

describe('a flyout of the header', () => {
  it('stays open for a click on its text, which can be selected and copied', async () => {
    const { container, panel } = await openFlyout();
    findByText(container, 'address', '105 E Sheridan St').click();
    await new Promise(requestAnimationFrame);
    expect(panel()).not.toBeNull();
  });

  it('closes with a click on one of its controls, and returns the focus to its button', async () => {
    const { container, panel, toggle, onChange } = await openFlyout();
    findByText(container, 'button b', 'Change store').click();
    await waitFor(() => expect(panel()).toBeNull());
    expect(onChange).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(toggle);
  });
});
