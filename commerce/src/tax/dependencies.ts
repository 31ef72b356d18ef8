import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { tableTax } from './table-tax.ts';
import type { TaxService } from './tax-service.ts';

declare module '../commerce-dependencies.ts' {
  interface CommerceDependencies {
    /** Who knows the tax; the built-in table where nobody else is configured. */
    tax?: TaxService;
  }
}

/** The tax service in use. */
export function taxServiceOf(deps: CommerceDependencies): TaxService {
  return deps.tax ?? tableTax;
}
