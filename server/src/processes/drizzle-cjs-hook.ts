import { registerHooks } from 'node:module';

/**
 * Imported first by every process, so that a start takes less time and memory. For each ES module of a package Node
 * reads that package's description anew; drizzle-orm's is 180 kB and it has a hundred modules: 0.4 s and 130 MB a
 * process. Its CommonJS files, the same code, are spared that.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isSlow = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
    return next(specifier, isSlow ? { ...context, conditions: ['node', 'require'] } : context);
  },
});
