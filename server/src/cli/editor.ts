import { OperatorError } from '../processes/index.ts';
import { runCommand } from './command.ts';
import { withCommerce } from './with-commerce.ts';

const description = `npm run editor: lists the editors, who may preview the shop at /preview/begin.
npm run editor -- add name: adds an editor and prints the password once.
npm run editor -- password name: replaces the password of an editor and prints it once.
npm run editor -- remove name: deletes the account; a preview in progress ends within an hour.`;

await runCommand(description, (settings, [action, name, ...more]) =>
  withCommerce(settings, async ({ editors }, db) => {
    if (action === undefined) {
      const all = await editors.listEditors(db);
      for (const editor of all) console.log(`${editor.name}  password changed at ${editor.passwordChangedAt.toISOString()}`);
      if (all.length === 0) console.log('no editors; add one with npm run editor -- add name');
      return;
    }
    const usageError = (message: string) => new OperatorError(message, 'npm run editor -- --help');
    if (!['add', 'password', 'remove'].includes(action)) throw usageError(`there is no action ${action}`);
    if (!name || more.length > 0) throw usageError(`${action} requires one name`);
    if (action === 'remove') {
      if (!(await editors.removeEditor(db, name))) throw usageError(`there is no editor ${name}`);
      return console.log(`${name} is removed`);
    }
    const now = new Date();
    if (action === 'password') {
      const renewed = await editors.resetPassword(db, name, now);
      if (!renewed) throw usageError(`there is no editor ${name}`);
      return console.log(`${name}  password ${renewed.password}`);
    }
    const added = await editors.addEditor(db, name, now);
    if (!added.ok) throw usageError(added.message);
    console.log(`${name}  password ${added.value.password}`);
  }),
);
