/** The file with polyfills: what it adds, and whether this browser needs it. Bundled by `tools/build/browsers/polyfills.ts`. */
export interface Polyfills {
  /** Its address. */
  readonly file: string;
  /** The properties that it adds, by the path of their object from the global one: `{ "Array.prototype": ["at"] }`. */
  readonly builtIns: Readonly<Record<string, readonly string[]>>;
}

/** Whether this browser lacks one of the built-ins. Uses nothing newer than the oldest promised browser. */
export const needsPolyfills = ({ builtIns }: Polyfills): boolean =>
  Object.entries(builtIns).some(([path, names]) => {
    const owner = path
      .split('.')
      .reduce<unknown>((object, name) => (object as Record<string, unknown> | undefined)?.[name], globalThis);
    return !owner || names.some((name) => !(name in Object(owner)));
  });
