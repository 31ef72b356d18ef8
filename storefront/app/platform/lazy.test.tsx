// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { lazyOnMount } from './lazy.tsx';
import { mountScreens, waitFor } from './testing/mount.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}.</p>;

const mount = (element: ReactNode) => mountScreens({ page: element }, '/page');

it('a component that loads on mount is its fallback until then, and at once when it is mounted again', async () => {
  const code = Promise.withResolvers<{ default: typeof Greeting }>();
  const Lazy = lazyOnMount(
    () => code.promise,
    ({ name }) => <i>{name}</i>,
  );
  const { container, unmount } = mount(<Lazy name="Inge" />);
  await waitFor(() => expect(container.innerHTML).toBe('<i>Inge</i>'));
  code.resolve({ default: Greeting });
  await waitFor(() => expect(container.textContent).toBe('Hello, Inge.'));
  unmount();
  const again = mount(<Lazy name="Dale" />);
  const shown = new Set<string>();
  await waitFor(() => {
    shown.add(again.container.innerHTML);
    expect(again.container.textContent).toBe('Hello, Dale.');
  });
  expect(shown).not.toContain('<i>Dale</i>');
});

it('code that cannot be loaded leaves the fallback, which can try again', async () => {
  let attempts = 0;
  const Lazy = lazyOnMount<{ name: string }>(
    async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: Greeting };
    },
    ({ name }, { hasFailed, retry }) =>
      hasFailed ? (
        <button type="button" onClick={retry}>
          Again
        </button>
      ) : (
        name
      ),
  );
  const { container } = mount(<Lazy name="Inge" />);
  await waitFor(() => expect(container.textContent).toBe('Again'));
  container.querySelector('button')?.click();
  await waitFor(() => expect(container.textContent).toBe('Hello, Inge.'));
});
