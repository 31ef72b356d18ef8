import { afterAll, vi } from 'vitest';

// On the server, lazy components load when the module that declares them is imported. A file whose tests end earlier would otherwise end
// in the middle of it, which Vitest reports as an error.
afterAll(() => vi.dynamicImportSettled());
