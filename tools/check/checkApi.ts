/**
 * `npm run check:api -- URL`: visits every call of the contract on a live API and prints for each whether it works, is
 * missing, or which field is wrong. `--help` lists the options.
 */
import { createInterface } from 'node:readline/promises';
import type { CheckOptions } from '../../src/api/checkOptions';
import { fetchSender } from '../../src/api/checkTransport';
import { runCheck, summaryOf } from '../../src/api/runCheck';
import { announcement, isFaulty, rowLines, summaryLines } from './checkApi/report';
import { apiOperand, readApiAddress } from '../config/apiAddress';
import { readCommandLine, type CommandHelp, type CommandLine } from '../command/commandLine';
import { runCommand, StartError } from '../command/startError';

const help: CommandHelp = {
  command: 'npm run check:api',
  about: `Visits every call of the contract on an API, and says which of them work and which fields are wrong.

Without --phone and --token it reads what a visitor can see. Without --write it sends no write but those of the sign-in:
sendVerifyCode and loginWithVerifyCode. The order costs what one piece costs: use a test account.

The exit code is 1 when a call that was tried is wrong, missing, failed or without response, otherwise 0.`,
  operands: apiOperand,
  options: {
    phone: { value: '+1…', about: 'signs in with this phone: asks the API for a one-time code' },
    code: { value: '123456', about: 'the code that the phone has received; no other is asked for' },
    token: { value: 'TOKEN', about: 'uses this session instead of signing in' },
    write: { about: 'also saves an address, places, pays and cancels an order, and removes the address' },
    redeem: { value: 'CODE', about: 'with --write: redeems this code' },
    withdraw: { about: 'with --write: requests the smallest withdrawal' },
    'new-phone': { value: '+1…', about: 'with --write: changes the phone of the account' },
    minimum: { about: 'only the calls from the home page to a paid order decide the exit code' },
    json: { about: 'prints the result as JSON' },
  },
};

/** Asks for the one-time code that arrived. Undefined when no person can answer. */
async function askCode(): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const code = await lines.question('The one-time code that arrived: ');
  lines.close();
  return code.trim() || undefined;
}

const phoneFormat = /^\+[1-9]\d{6,14}$/;

function readCheckOptions({ flags, values }: CommandLine): CheckOptions {
  const options: CheckOptions = {
    phone: values['phone']?.replace(/[\s().-]/g, ''),
    code: values['code'],
    token: values['token'],
    write: flags.has('write'),
    redeemCode: values['redeem'],
    withdraw: flags.has('withdraw'),
    newPhone: values['new-phone']?.replace(/[\s().-]/g, ''),
    askCode,
  };
  for (const phone of [options.phone, options.newPhone])
    if (phone !== undefined && !phoneFormat.test(phone))
      throw new StartError(`"${phone}" is no phone number with country code, such as +14155550134.`);
  if (options.code !== undefined && options.phone === undefined)
    throw new StartError('--code needs the --phone that has received it.');
  if (options.phone !== undefined && options.token !== undefined)
    throw new StartError('Choose between --phone and --token.');
  const needsWrite = options.redeemCode !== undefined || options.withdraw || options.newPhone !== undefined;
  if (needsWrite && !options.write)
    throw new StartError('--redeem, --withdraw and --new-phone are writes: add --write.');
  return options;
}

runCommand(async () => {
  const commandLine = readCommandLine(help);
  const url = readApiAddress(commandLine.operands, help.command);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const options = readCheckOptions(commandLine);
  const isJson = commandLine.flags.has('json');
  if (!isJson) print(`${url}\n${announcement(options)}\n`);
  const rows = await runCheck({ send: fetchSender(url), options });
  if (isJson) print(JSON.stringify({ url, summary: summaryOf(rows), calls: rows }, null, 2));
  else for (const line of [...rows.flatMap(rowLines), '', ...summaryLines(rows)]) print(line);
  if (isFaulty(rows, commandLine.flags.has('minimum'))) process.exitCode = 1;
});
