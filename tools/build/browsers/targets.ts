/** The oldest browsers that the shop promises to run in (docs/reliability.md, "Browsers"). */

/** By the name of `targets` in `.umirc.ts`, the oldest version. */
export const targets = { chrome: 88, safari: 15, firefox: 91, edge: 88, ios: 15 } as const;

/** The targets in the form of esbuild, for scripts that it compiles: inline scripts and workers. */
export const esbuildTargets: readonly string[] = Object.entries(targets).map(([name, version]) => `${name}${version}`);
