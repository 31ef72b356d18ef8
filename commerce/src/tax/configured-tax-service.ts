import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { tableTax } from './table-tax.ts';
import type { TaxService } from './tax-service.ts';

export function taxServiceOf(deps: CommerceDependencies): TaxService {
  return deps.tax ?? tableTax;
}
