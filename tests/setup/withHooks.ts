/** A shop with hooks. Imported before the app, which reads the configuration while it is loaded. */
Object.assign(SHOP, { hooks: 'tests/setup/shopHooks.ts', hasReporting: true });

export {};
