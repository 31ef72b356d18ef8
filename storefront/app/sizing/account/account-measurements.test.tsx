// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { storageKey } from '../measurements/storage-key.ts';
import { useStoredMeasurements } from '../measurements/use-stored-measurements.ts';
import { clearMeasurements, storeMeasurements } from './change-measurements.ts';
import { useAccountMeasurements } from './use-account-measurements.ts';
import { useFreshMeasurements } from './use-fresh-measurements.ts';

const dale = { firstName: 'Dale', email: 'dale@example.com' };
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;
const store = (value: object) => localStorage.setItem(storageKey, JSON.stringify(value));
const saved = { 'PATCH customer1': () => respondWith({}) };

function Screen() {
  useAccountMeasurements();
  return <output>{JSON.stringify(useStoredMeasurements())}</output>;
}

function AccountScreen() {
  const isFresh = useFreshMeasurements();
  const measurements = useStoredMeasurements();
  return isFresh ? <output>{JSON.stringify(measurements)}</output> : null;
}

function openScreen(screen = <Screen />) {
  const { container } = mountScreens({ '': screen }, '/');
  return () => JSON.parse(container.querySelector('output')?.textContent ?? 'null') as unknown;
}

describe('the measurements of a customer', () => {
  it('API-058 after a sign-in are those of the account, and those of the guest where the account has none', async () => {
    const { requests } = openTab(null, saved, { ...dale, c_measurements: { adult: { chest: 41 } } });
    store({ adult: { chest: 44, waist: 36 }, dog: { neck: 15 }, units: 'metric' });
    const shown = openScreen();
    await waitFor(() =>
      expect(stored()).toEqual({ adult: { chest: 41, waist: 36 }, dog: { neck: 15 }, units: 'metric', customerId: 'customer1' }),
    );
    expect(requests).toMatchObject([{ body: { c_measurements: { adult: { chest: 41, waist: 36 }, dog: { neck: 15 } } } }]);
    expect(shown()).toEqual(stored());
  });

  it('are found on another device, without a change of the account', async () => {
    const { requests } = openTab(null, {}, { ...dale, c_measurements: { kid: { height: 48 } } });
    openScreen();
    await waitFor(() => expect(stored()).toEqual({ kid: { height: 48 }, customerId: 'customer1' }));
    expect(requests).toEqual([]);
  });

  it('of another customer are neither shown nor saved in this account', async () => {
    const { requests } = openTab(null, {}, dale);
    store({ adult: { chest: 44 }, unsaved: ['adult'], customerId: 'customer2', units: 'imperial' });
    const shown = openScreen();
    await waitFor(() => expect(shown()).toEqual({ units: 'imperial', customerId: 'customer1' }));
    expect(stored()).toEqual({ units: 'imperial', customerId: 'customer1' });
    expect(requests).toEqual([]);
  });

  it('leave the device with the customer', async () => {
    openTab(null, {});
    store({ adult: { chest: 44 }, customerId: 'customer1' });
    const shown = openScreen();
    await waitFor(() => expect(shown()).toEqual({}));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('API-058 follow a change, and a deletion; what fails is saved with the next page', async () => {
    const { requests } = openTab(
      null,
      { 'PATCH customer1': [() => respondWithFault(500, 'InternalServerError'), () => respondWith({})] },
      dale,
    );
    store({ adult: { chest: 44 }, dog: { neck: 15 }, customerId: 'customer1' });
    openScreen();
    storeMeasurements({ adult: { chest: 45 } });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(stored()).toMatchObject({ adult: { chest: 45 }, unsaved: ['adult'] });
    openScreen();
    await waitFor(() => expect(stored()).toEqual({ adult: { chest: 45 }, dog: { neck: 15 }, customerId: 'customer1' }));
    clearMeasurements();
    await waitFor(() => expect(stored()).toEqual({ customerId: 'customer1' }));
    expect(requests.map(({ body }) => body)).toEqual([
      { c_measurements: { adult: { chest: 45 } } },
      { c_measurements: { adult: { chest: 45 } } },
      { c_measurements: { adult: null, dog: null } },
    ]);
  });

  it('API-058 of two quick changes, the account has the last one', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { requests } = openTab(null, { 'PATCH customer1': [() => promise, () => respondWith({})] }, dale);
    store({ customerId: 'customer1' });
    openScreen();
    storeMeasurements({ adult: { chest: 44 } });
    await waitFor(() => expect(requests).toHaveLength(1));
    storeMeasurements({ adult: { chest: 45 } });
    expect(requests, 'the second one waits').toHaveLength(1);
    resolve(respondWith({}));
    await waitFor(() => expect(stored()).toEqual({ adult: { chest: 45 }, customerId: 'customer1' }));
    expect(requests.at(-1)?.body).toEqual({ c_measurements: { adult: { chest: 45 } } });
  });

  it('API-058 that were changed before those of the account arrive after the sign-in win', async () => {
    const { requests } = openTab(null, saved, { ...dale, c_measurements: { adult: { chest: 41 }, dog: { neck: 15 } } });
    storeMeasurements({ adult: { chest: 45 } });
    await waitFor(() => expect(stored()).toEqual({ adult: { chest: 45 }, dog: { neck: 15 }, customerId: 'customer1' }));
    expect(requests.map(({ body }) => body)).toEqual([{ c_measurements: { adult: { chest: 45 } } }]);
  });

  it('in the account are those that another device has saved meanwhile, but for what is not saved yet', async () => {
    openTab(
      null,
      { 'PATCH customer1': () => respondWithFault(500, 'InternalServerError') },
      {
        ...dale,
        c_measurements: { adult: { chest: 41 }, dog: { neck: 15 } },
      },
    );
    store({ adult: { chest: 44 }, kid: { height: 48 }, dog: { neck: 16 }, unsaved: ['dog'], customerId: 'customer1' });
    const shown = openScreen(<AccountScreen />);
    await waitFor(() => expect(shown()).toMatchObject({ adult: { chest: 41 }, dog: { neck: 16 } }));
    expect(shown()).not.toHaveProperty('kid');
  });
});
