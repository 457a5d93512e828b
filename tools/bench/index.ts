/**
 * `npm run bench`: measures the storefront and prints the goals beside the figures. `npm run bench -- pages visits` runs only
 * those parts (pages, visits, growth, development); `--runs 5` says how often Lighthouse runs.
 */
import { runCommand, StartError } from '../startError';
import { benchDevelopment } from './development';
import { benchGrowth } from './growth';
import { openLab, tell, type Lab } from './lab';
import { benchPages } from './pages';
import { benchVisits } from './visits';

const parts: Readonly<Record<string, (lab: Lab, runs: number) => Promise<void>>> = {
  pages: benchPages,
  visits: benchVisits,
  growth: benchGrowth,
  development: benchDevelopment,
};

runCommand(async () => {
  const words = process.argv.slice(2);
  const runsAt = words.indexOf('--runs');
  const runs = runsAt < 0 ? 5 : Number(words.splice(runsAt, 2)[1]);
  const unknown = words.find((word) => !Object.hasOwn(parts, word));
  if (unknown !== undefined || !(runs > 0)) throw new StartError(`npm run bench -- [${Object.keys(parts).join('] [')}] [--runs N]`);
  const lab = await openLab();
  try {
    for (const [name, bench] of Object.entries(parts)) {
      if (words.length > 0 && !words.includes(name)) continue;
      await bench(lab, runs);
      tell();
    }
  } finally {
    lab.close();
  }
});
