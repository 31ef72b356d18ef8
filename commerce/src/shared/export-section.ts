/** One kind of the data that an export of a customer contains. */
export interface ExportSection {
  name: string;
  rows: Record<string, unknown>[];
}
