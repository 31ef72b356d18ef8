export interface ExportSection {
  name: string;
  rows: Record<string, unknown>[];
}
