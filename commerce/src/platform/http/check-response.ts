import type { Endpoint } from '@outfitter/contract';
import { jsonPath } from '../json-path.ts';

export class ContractViolation extends Error {
  override readonly name = 'ContractBreach';
}

export function checkResponse(endpoint: Endpoint, body: unknown): void {
  if (!endpoint.response) {
    if (body !== undefined) throw new ContractViolation(`${endpoint.name} returns a body where the contract has none`);
    return;
  }
  if (body === undefined) throw new ContractViolation(`${endpoint.name} returns nothing where the contract has a body`);
  const parsed = endpoint.response.safeParse(JSON.parse(JSON.stringify(body)));
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => `${jsonPath(issue.path)}: ${issue.message}`);
  throw new ContractViolation(`${endpoint.name} breaks the contract:\n${issues.join('\n')}`);
}
