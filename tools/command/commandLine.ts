/** The command line of the npm scripts: `--help` before anything happens, and no unknown arguments. */
import { parseArgs } from 'node:util';
import { StartError } from './startError';

/** A flag (`value` undefined) or an option with a value, such as `--runs 5`. */
interface OptionHelp {
  /** Name of the value in the help text, for example `N`. */
  readonly value?: string;
  readonly about: string;
}

export interface CommandHelp {
  /** What a user types, for example `npm run bench`. */
  readonly command: string;
  /** One sentence: what the command does. */
  readonly about: string;
  readonly options?: Readonly<Record<string, OptionHelp>>;
  /** Arguments without a name, for example `[pages] [visits]`. Without it they are refused. */
  readonly operands?: { readonly usage: string; readonly about: string };
  /** The program that gets all arguments that this help does not name, for example Jest. */
  readonly passesTo?: string;
  /** Environment variables, each with what it sets. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface CommandLine {
  /** Options with a value. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
  readonly operands: readonly string[];
}

const helpRows = (title: string, entries: readonly (readonly [string, string])[]): string[] => {
  if (entries.length === 0) return [];
  const width = Math.max(...entries.map(([name]) => name.length)) + 2;
  return ['', title, ...entries.map(([name, about]) => `  ${name.padEnd(width)}${about}`)];
};

/** The text that `--help` prints. */
export function helpText({ command, about, options = {}, operands, passesTo, environment = {} }: CommandHelp): string {
  const more = [operands?.usage, Object.keys(options).length > 0 || passesTo ? '[options]' : undefined].filter(Boolean);
  return [
    [command, ...(more.length > 0 ? ['--', ...more] : [])].join(' '),
    '',
    about,
    ...(operands ? ['', operands.about] : []),
    ...helpRows('Options', [
      ...Object.entries(options).map(
        ([name, { value, about: text }]) => [`--${name}${value ? ` ${value}` : ''}`, text] as const,
      ),
      ['--help', 'print this text and do nothing else'],
    ]),
    ...(passesTo ? ['', `All other arguments go to ${passesTo}.`] : []),
    ...helpRows('Environment', Object.entries(environment)),
    '',
  ].join('\n');
}

/**
 * Reads the arguments of the process. `--help` prints the help and ends the process before anything happens. Throws
 * StartError for an argument that the help does not name.
 */
export function readCommandLine(help: CommandHelp, args: readonly string[] = process.argv.slice(2)): CommandLine {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpText(help));
    process.exit(0);
  }
  if (help.passesTo) return { values: {}, flags: new Set(), operands: args };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: help.operands !== undefined,
      options: Object.fromEntries(
        Object.entries(help.options ?? {}).map(([name, { value }]) => [
          name,
          { type: value ? ('string' as const) : ('boolean' as const) },
        ]),
      ),
    });
    const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const flags = Object.entries(values).filter(([, value]) => value === true);
    return { values: Object.fromEntries(texts), flags: new Set(flags.map(([name]) => name)), operands: positionals };
  } catch (error) {
    // In tests the error comes from another realm, so it is no `Error` of this one.
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
    throw new StartError(
      `${message.split('. ')[0]?.replace(/\.$/, '')}. "${help.command} -- --help" lists what it takes.`,
    );
  }
}
