import { curlLine } from './http/curl-line.ts';
import type { SentRequest } from './http/send.ts';

export interface Finding {
  /** Broken rule, without the data of the request; findings of the same rule and subject are counted, not listed. */
  rule: string;
  /** Call, page or entry that breaks the rule. */
  subject: string;
  detail?: string;
  request?: SentRequest | undefined;
}

interface CountedFinding extends Finding {
  section: string;
  count: number;
}

export class Findings {
  readonly #byRule = new Map<string, CountedFinding>();

  add(section: string, finding: Finding): void {
    const key = `${section}\n${finding.rule}\n${finding.subject}`;
    const known = this.#byRule.get(key);
    if (known) known.count += 1;
    else this.#byRule.set(key, { ...finding, section, count: 1 });
  }

  get size(): number {
    return this.#byRule.size;
  }

  countOf(section: string): number {
    return [...this.#byRule.values()].filter((finding) => finding.section === section).length;
  }

  describe(origin: string, seed: number): string[] {
    return [...this.#byRule.values()].flatMap(({ section, rule, subject, detail, request, count }) => [
      `FINDING ${section}: ${subject}: ${rule}${count > 1 ? ` (${count} times)` : ''}`,
      ...(detail ? [`  ${detail.replaceAll('\n', '\n  ')}`] : []),
      ...(request ? [`  ${curlLine(origin, request)}`] : []),
      `  again: npm run attack -- --only ${section} --seed ${seed}`,
    ]);
  }
}
