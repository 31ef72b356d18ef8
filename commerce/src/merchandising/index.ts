export { appliesToAnyLocale } from './active-rules.ts';
export type { RuleJson, SearchRule } from './rule.ts';
export { InvalidRulesError, rulesOrThrow } from './rule-error.ts';
export { exportRules, readRulesFile } from './rules-file.ts';
export { deleteRule, importRules, type RulePlan } from './save-rules.ts';
export { readAllRules, readRule, readRuleChanges } from './stored-rules.ts';
export { type RuleInput, validateRule, validateRulesFile } from './validate-rules.ts';
