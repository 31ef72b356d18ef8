import { userInfo } from 'node:os';
import { OperatorError } from '../../errors/operator-error.ts';
import { runCommand } from '../command.ts';
import { commandHelp, parseCommand } from '../parse-command.ts';
import { withCommerce } from '../with-commerce.ts';

const commands = {
  list: { parameters: [], options: [], description: 'every token with its store and its end' },
  add: {
    parameters: ['name'],
    options: ['store', 'days', 'by'],
    description: 'creates a token, for one store or all, and prints it once; it ends after --days (by default 90)',
  },
  remove: { parameters: ['name'], options: [], description: 'ends all tokens of an operator at once' },
} as const;
const options = { store: { type: 'string' }, days: { type: 'string' }, by: { type: 'string' } } as const;
const fix = 'npm run operators -- --help';
const defaultDays = '90';

const help = `npm run operators -- command: manages the tokens of the people and programs that work in the stores (/api/store/pickups).

${commandHelp(commands, options)}`;

await runCommand(help, async (settings, parameters) => {
  const { command, positionals, values } = parseCommand(parameters, { commands, options, defaultCommand: 'list', fix });
  const [name = ''] = positionals;
  await withCommerce(settings, async ({ operators, stores }, db) => {
    if (command === 'list') {
      for (const { name: operator, storeId, createdBy, expiresAt } of await operators.listOperatorTokens(db))
        console.log(
          `${operator}  ${storeId ? `store ${storeId}` : 'all stores'}  until ${expiresAt.toISOString()}, created by ${createdBy}`,
        );
    } else if (command === 'remove') {
      const count = await operators.removeOperator(db, name);
      if (count === 0) throw new OperatorError(`there is no operator ${name}`, 'npm run operators lists all');
      console.log(`${count} tokens of ${name} have ended`);
    } else {
      const { store: storeId, days = defaultDays, by = userInfo().username } = values;
      if (storeId !== undefined && !(await stores.readStores(db, undefined)).some(({ id }) => id === storeId))
        throw new OperatorError(`there is no store ${storeId}`, 'npm run stores lists all stores');
      const added = await operators.addOperatorToken(db, { name, storeId, days: Number(days), by }, new Date());
      if (!added.ok) throw new OperatorError(added.message, fix);
      console.log(`${name}  token ${added.value.token}  until ${added.value.expiresAt.toISOString()}`);
    }
  });
});
