import { registerHooks } from 'node:module';

/**
 * Loads drizzle-orm's CommonJS files instead of its ES modules, to start faster. For each ES module of a package Node parses the
 * package.json again; drizzle-orm's has 180 kB, and it has a hundred modules. Imported first by every process. See
 * docs/decisions/0029-drizzle-cjs-hook.md.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isSlow = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
    return next(specifier, isSlow ? { ...context, conditions: ['node', 'require'] } : context);
  },
});
