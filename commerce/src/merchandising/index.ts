/** Merchandising: how a merchant steers the search, and what the command line changes it by. */
export { checkRule, checkRulesFile, type GivenRule } from './check-rules.ts';
export { importRules, type PlannedRule, removeRule } from './put-rules.ts';
export type { RuleFile, SearchRule } from './rule.ts';
export { isForAnyOf } from './rules-at.ts';
export { exportRules, readRulesFile } from './rules-file.ts';
export { RulesRefused } from './rules-refused.ts';
export { readAllRules, readRule, readRuleChanges } from './stored-rules.ts';
