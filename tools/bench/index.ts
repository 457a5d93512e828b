/**
 * `npm run bench`: measures the storefront and prints the results with the goals. `npm run bench -- pages visits` runs
 * only these parts (pages, visits, growth, interaction). `--runs 5` sets the number of Lighthouse runs. `--other FOLDER` is another
 * build, which `interaction` measures in turns with this one. `engine` and `edits` run only when they are named: they need
 * PostgreSQL, and no browser.
 */
import { chromiumPath } from '../check/chromium';
import { readCommandLine } from '../command/commandLine';
import { runCommand, StartError } from '../command/startError';
import { benchGrowth } from './growth';
import { benchEngine } from './engine';
import { benchEdits } from './engine/edits';
import { benchInteraction } from './interaction';
import { createEnvironment, printLine, type BenchEnvironment } from './environment';
import { benchPages } from './pages';
import { benchVisits } from './visits';

type Benchmark = (environment: BenchEnvironment, runs: number, otherFolder?: string) => Promise<void>;
const benchmarkByName: Readonly<Record<string, Benchmark>> = {
  pages: benchPages,
  visits: benchVisits,
  growth: benchGrowth,
  interaction: benchInteraction,
};

/** The parts that measure no storefront. */
const ENGINE_PART = 'engine';
const EDITS_PART = 'edits';

/** Reads an option that is a whole number from `least` on. Throws StartError for another value. */
function wholeNumber(name: string, text: string | undefined, fallback: number, min: number): number {
  if (text === undefined) return fallback;
  if (/^\d{1,7}$/.test(text) && Number(text) >= min) return Number(text);
  throw new StartError(`--${name} must be a whole number from ${min} on, not "${text}".`);
}

runCommand(async () => {
  const names = [...Object.keys(benchmarkByName), ENGINE_PART, EDITS_PART];
  const { values, operands: args } = readCommandLine({
    command: 'npm run bench',
    about: 'Measures the production build, or the engine, and prints the results with the goals.',
    operands: {
      usage: `[${names.join('] [')}]`,
      about: `The parts to measure; all but ${ENGINE_PART} and ${EDITS_PART} by default. ${ENGINE_PART}: Vendure on a PostgreSQL of its own, with one server and with two, and the
demo shop beside it. It fails when a call reads more rows with many orders than with a hundredth of them. ${EDITS_PART}: the longest
call of a server while products are changed, and without a change.`,
    },
    options: {
      runs: { value: 'N', about: 'number of Lighthouse runs, and of each interaction, 5 by default' },
      other: { value: 'FOLDER', about: 'interaction: another build (its dist), measured in turns with this one' },
      products: {
        value: 'N',
        about: `${ENGINE_PART}, ${EDITS_PART}: number of products, 10000 by default, at least 100`,
      },
      orders: { value: 'N', about: `${ENGINE_PART}: number of orders, 100000 by default, at least 1000` },
      seconds: { value: 'N', about: `${ENGINE_PART}: seconds for each call, 10 by default` },
      json: { value: 'FILE', about: `${ENGINE_PART}: write the figures and the rows of each plan as JSON` },
    },
    environment: { CHROME_PATH: 'the Chromium when it is not in PATH' },
  });
  const runs = Number(values['runs'] ?? 5);
  const unknownPart = args.find((arg) => !names.includes(arg));
  if (unknownPart !== undefined || !(runs > 0))
    throw new StartError(`npm run bench -- [${names.join('] [')}] [--runs N]`);
  const products = wholeNumber('products', values['products'], 10_000, 100);
  if (args.includes(EDITS_PART)) await benchEdits(products);
  if (args.includes(ENGINE_PART))
    await benchEngine({
      products,
      orders: wholeNumber('orders', values['orders'], 100_000, 1_000),
      seconds: wholeNumber('seconds', values['seconds'], 10, 1),
      json: values['json'],
    });
  const withoutBrowser: readonly string[] = [ENGINE_PART, EDITS_PART];
  if (args.length > 0 && args.every((arg) => withoutBrowser.includes(arg))) return;
  // A missing browser is said before the minutes of a build.
  chromiumPath();
  const environment = await createEnvironment();
  try {
    for (const [name, bench] of Object.entries(benchmarkByName)) {
      if (args.length > 0 && !args.includes(name)) continue;
      await bench(environment, runs, values['other']);
      printLine();
    }
  } finally {
    environment.close();
  }
});
