import { registerHooks } from 'node:module';

/**
 * Loads drizzle-orm's CommonJS files instead of its ES modules, to start faster: for each of its hundred ES modules, Node parses its
 * package.json of 180 kB. Every process must import this module first. See docs/decisions/0029-drizzle-cjs-hook.md.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isSlow = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
    return next(specifier, isSlow ? { ...context, conditions: ['node', 'require'] } : context);
  },
});
