// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import Sizes from './sizes.tsx';

async function openSizes(measurements: object) {
  const { requests } = openTab(
    null,
    { 'PATCH customer1': () => respondWith({}) },
    { firstName: 'Dale', email: 'dale@example.com', c_measurements: measurements },
  );
  const { container } = mountScreens({ '': <Sizes /> }, '/');
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  await waitFor(() => expect(field('chest')).not.toBeNull());
  const changes = () => requests.map(({ body }) => body);
  const press = (text: string) => findByText(container, 'button', text).click();
  return { container, field, press, changes, text: () => container.textContent };
}

describe('the sizes of the account', () => {
  it('are the measurements of the account, which the customer changes and removes one by one', async () => {
    const { field, press, changes, text } = await openSizes({ adult: { chest: 41, waist: 36 } });
    expect([field('chest')?.value, field('waist')?.value, field('neck')?.value, field('back')]).toEqual(['41', '36', '', null]);
    typeInto(field('chest')!, '104 cm');
    typeInto(field('waist')!, '');
    press('Save');
    await waitFor(() => expect(changes()).toEqual([{ c_measurements: { adult: { chest: 40.94 } } }]));
    expect(text()).toContain('Saved.');
  });

  it('begin with the wearer who has measurements; the others are one choice away', async () => {
    const { container, field } = await openSizes({ dog: { chest: 24, back: 20 } });
    expect([field('chest')?.value, field('back')?.value, field('waist')]).toEqual(['24', '20', null]);
    const wearer = container.querySelector('select')!;
    expect([...wearer.options].map((option) => option.textContent)).toEqual(['You', 'The child', 'The dog']);
    wearer.value = 'kid';
    wearer.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect([field('chest')?.value, field('waist')?.value]).toEqual(['', '']));
  });

  it('that are not measurements are not saved', async () => {
    const { field, press, changes, text } = await openSizes({ adult: { chest: 41 } });
    typeInto(field('chest')!, 'wide');
    typeInto(field('weight')!, '-5');
    press('Save');
    await waitFor(() => expect(text()).toContain('Enter a length such as 40½ in or 103 cm.'));
    expect(text()).toContain('Enter a weight such as 180 lb or 82 kg.');
    typeInto(field('chest')!, '');
    typeInto(field('weight')!, '');
    press('Save');
    await waitFor(() => expect(text()).toContain('Enter at least one measurement.'));
    expect(changes()).toEqual([]);
  });

  it('are deleted at once, those of all wearers', async () => {
    const { field, press, changes, text } = await openSizes({ adult: { chest: 41 }, dog: { chest: 24 } });
    press('Delete my measurements');
    await waitFor(() => expect(changes()).toEqual([{ c_measurements: { adult: null, dog: null } }]));
    expect([field('chest')?.value, text()?.includes('Your measurements are deleted.')]).toEqual(['', true]);
  });
});
