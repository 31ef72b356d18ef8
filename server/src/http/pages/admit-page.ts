import { runInClass } from '@outfitter/commerce';
import type { Admission } from '../admission/admission-control.ts';
import { OverloadError } from './page-errors.ts';

/** Renders a page if the server has room for it. Throws an `OverloadError` otherwise. */
export async function admitPage<Page>({ admission }: { admission: Admission }, render: () => Promise<Page>): Promise<Page> {
  const result = await admission.admit('page', () => runInClass('page', render));
  if (!result.isAdmitted) throw new OverloadError('the server is overloaded');
  return result.value;
}
