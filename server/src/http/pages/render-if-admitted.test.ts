import { currentBudget } from '@outfitter/commerce';
import type { RequestClass } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import type { Admission } from '../admission/admission-control.ts';
import { OverloadError } from './page-errors.ts';
import { renderIfAdmitted } from './render-if-admitted.ts';

const admissionWithout = (rejected: RequestClass): { admission: Admission } => ({
  admission: {
    admit: async (requestClass, work) => (requestClass === rejected ? { isAdmitted: false } : { isAdmitted: true, value: await work() }),
  },
});
const render = async () => currentBudget().requestClass;

describe('an overloaded server', () => {
  it('still renders cart and checkout, in the class of baskets, while it rejects pages', async () => {
    const services = admissionWithout('page');
    await expect(renderIfAdmitted(services, { cache: 'public' }, render)).rejects.toBeInstanceOf(OverloadError);
    expect(await renderIfAdmitted(services, { cache: 'private' }, render)).toBe('basket');
  });

  it('renders no cart while it rejects baskets', async () => {
    const services = admissionWithout('basket');
    await expect(renderIfAdmitted(services, { cache: 'private' }, render)).rejects.toBeInstanceOf(OverloadError);
    expect(await renderIfAdmitted(services, { cache: 'public' }, render)).toBe('page');
  });
});
