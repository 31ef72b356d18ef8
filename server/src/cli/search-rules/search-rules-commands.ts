import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { type SearchRulesArguments, searchRulesHelpCommand } from './search-rules-arguments.ts';

type Commerce = Pick<typeof commerceModule, 'merchandising' | 'ruleFacets'>;
type Print = (line: string) => void;
type StoredRule = Awaited<ReturnType<Commerce['merchandising']['readAllRules']>>[number];
type Planned = commerceModule.merchandising.RulePlan;

const isOpen = (date: Date) => Math.abs(date.getTime()) === 8.64e15;

function formatWindow({ startsAt, endsAt }: StoredRule['rule']): string {
  const text = (date: Date) => (isOpen(date) ? '…' : date.toISOString());
  return isOpen(startsAt) && isOpen(endsAt) ? 'always' : `${text(startsAt)} to ${text(endsAt)}`;
}

function formatState({ startsAt, endsAt }: StoredRule['rule'], now: Date): string {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'active' : 'expired';
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

async function requireFile(file: string): Promise<string> {
  if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  throw new OperatorError(`there is no file ${file}`, searchRulesHelpCommand);
}

/**
 * Runs a command for search rules. `print` receives each line of output. Throws InvalidRulesError and OperatorError; in both cases nothing
 * is changed.
 */
export async function runSearchRulesCommand(
  { merchandising, ruleFacets }: Commerce,
  db: CommerceDatabase,
  { command, positionals, by, isDryRun }: SearchRulesArguments,
  print: Print,
  { now = new Date(), locales }: { now?: Date; locales: readonly string[] },
): Promise<void> {
  const [target = ''] = positionals;
  const edit = { by: by ?? userInfo().username, now };
  const { rulesOrThrow } = merchandising;
  const unreadable = (id: string) => print(`${id}  is ignored because this release cannot read it`);

  function printPlan(plan: readonly Planned[]): void {
    for (const { id, change, differences } of plan) {
      if (change === 'same') continue;
      print(`${change}: ${id}`);
      for (const { path, before, after } of differences) print(`    ${path}: ${shorten(before)} → ${shorten(after)}`);
    }
  }

  /** Warns of rules in a language that the shop does not offer. They are stored nevertheless: the language may be added later. */
  function printIneffective(inputs: readonly commerceModule.merchandising.RuleInput[]): void {
    for (const { rule } of inputs) {
      if (merchandising.appliesToAnyLocale(rule, locales)) continue;
      print(`${rule.id} has no effect: ${rule.locale} is not one of the locales ${locales.join(', ')}`);
    }
  }

  const commands: Record<SearchRulesArguments['command'], () => Promise<void>> = {
    async list() {
      const all = await merchandising.readAllRules(db, unreadable);
      const selected = all.filter(({ rule }) => target === '' || rule.kind === target);
      if (target !== '' && selected.length === 0)
        throw new OperatorError(`there is no rule of kind ${target}`, 'npm run search-rules, which lists all rules');
      for (const { rule } of selected) {
        print(`${rule.id}  ${rule.kind}  ${rule.locale ?? 'all locales'}  ${formatState(rule, now)}, ${formatWindow(rule)}`);
      }
    },
    async show() {
      const stored = await merchandising.readRule(db, target);
      if (!stored) throw new OperatorError(`there is no rule ${target}`, 'npm run search-rules, which lists all rules');
      // Nothing else is printed, so that the output can be edited and stored again with `put`.
      print(JSON.stringify({ ...stored.file, revision: stored.revision }, null, 2));
    },
    async put() {
      const json = rulesOrThrow(await merchandising.readRulesFile(await requireFile(target)));
      const rule = rulesOrThrow(merchandising.validateRule(json));
      const plan = rulesOrThrow(await merchandising.importRules(db, [rule], { ...edit, action: 'put', facets: ruleFacets }));
      printPlan(plan);
      printIneffective([rule]);
      if (plan.every(({ change }) => change === 'same')) print('nothing changed');
    },
    async remove() {
      if (!rulesOrThrow(await merchandising.deleteRule(db, target, edit)))
        throw new OperatorError(`there is no rule ${target}`, 'npm run search-rules, which lists all rules');
      print(`removed ${target}`);
    },
    async export() {
      print(`${await merchandising.exportRules(db, target)} rules written to ${target}`);
    },
    async import() {
      const json = rulesOrThrow(await merchandising.readRulesFile(await requireFile(target)));
      const inputs = rulesOrThrow(merchandising.validateRulesFile(json));
      const plan = rulesOrThrow(await merchandising.importRules(db, inputs, { ...edit, action: 'import', facets: ruleFacets, isDryRun }));
      printPlan(plan);
      printIneffective(inputs);
      const count = plan.filter(({ change }) => change !== 'same').length;
      print(`${count} of ${plan.length} rules ${isDryRun ? 'would change' : 'changed'}`);
    },
    async history() {
      for (const { changedAt, changedBy, action, ruleId } of await merchandising.readRuleChanges(db, target || undefined)) {
        print(`${changedAt.toISOString()}  ${changedBy}: ${action} ${ruleId}`);
      }
    },
  };
  await commands[command]();
}
