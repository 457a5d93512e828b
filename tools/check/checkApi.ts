/**
 * `npm run check -- URL`: visits every call of the contract on a live API and prints for each whether it works, is missing, or which
 * field is wrong. With `--write` it then tries the rules behind the shapes: quotes, repeated requests, stock, coupons,
 * cancellations, access, pages. `--help` lists the options.
 */
import { createInterface } from 'node:readline/promises';
import { accounts as demoAccounts } from '../../mock/accounts';
import type { CheckOptions } from './checkApi/checkOptions';
import { runCheck, summaryOf } from './checkApi/runCheck';
import { announcementOfCheck, hasFaultyRows, rowLines, summaryLines } from './checkApi/report';
import type { ConformanceAccount } from './conformance/conformanceContext';
import { conformanceRules, runConformance, type RuleResult } from './conformance/rules';
import { apiUrlOperand, readApiUrl } from '../config/apiUrl';
import { fetchSender, pictureLoader, type SendCall } from '../config/apiTransport';
import { readCommandLine, type CommandHelp, type CommandLine } from '../command/commandLine';
import { runCommand, StartError } from '../command/startError';

const commandHelp: CommandHelp = {
  command: 'npm run check',
  about: `Checks an API against the contract.

First it visits every call, and says which of them work and which fields are wrong. Without --phone, --email and --token it reads
what a visitor can see. Without --write it sends no write but those of the sign-in: sendVerifyCode and loginWithVerifyCode.

With --write it then tries the rules behind the shapes with two customers: one effect per operation, stock, coupons, access. It
places, pays and cancels orders, buys one virtual product, redeems a code of a banner and requests the smallest withdrawal. What can
be cancelled is cancelled. Use test accounts with a balance and a coupon; without --phone, --email and --token the rules use the demo accounts.

The exit code is 1 when a call that was tried is wrong, missing, failed or without response, or a rule is broken, otherwise 0. What
cannot be tried says why.`,
  operands: apiUrlOperand,
  options: {
    phone: { value: '+1…', about: 'signs in with this phone: asks the API for a one-time code' },
    email: { value: 'ada@…', about: 'signs in with this e-mail address, where `identifiers` of the API lists it' },
    code: { value: '123456', about: 'the code that has arrived; no other is asked for' },
    token: { value: 'TOKEN', about: 'uses this session instead of signing in' },
    'other-phone': {
      value: '+1…',
      about: 'a second customer, for the rules about the data of others; needs a demoCode',
    },
    'other-token': { value: 'TOKEN', about: 'a session of the second customer, instead of --other-phone' },
    write: {
      about: 'also saves an address, places, pays and cancels an order, removes the address, and tries the rules',
    },
    redeem: { value: 'CODE', about: 'with --write: redeems this code' },
    withdraw: { about: 'with --write: requests the smallest withdrawal' },
    'new-phone': { value: '+1…', about: 'with --write: changes the phone of the account' },
    'delete-account': { about: 'with --write: deletes the account at the end, for good' },
    minimum: {
      about: 'calls beside those from the home page to a paid order may be missing or wrong; their rules are off',
    },
    only: {
      value: 'RULE,RULE',
      about: `with --write: no calls, and only these rules: ${conformanceRules.map(({ id }) => id).join(', ')}`,
    },
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

function readPhone(text: string | undefined): string | undefined {
  const phone = text?.replace(/[\s().-]/g, '');
  if (phone === undefined || /^\+[1-9]\d{6,14}$/.test(phone)) return phone;
  throw new StartError(`"${phone}" is no phone number with country code, such as +14155550134.`);
}

function readCheckOptions({ flags, values }: CommandLine): CheckOptions {
  const options: CheckOptions = {
    phone: readPhone(values['phone']),
    email: values['email'],
    code: values['code'],
    token: values['token'],
    write: flags.has('write'),
    redeemCode: values['redeem'],
    withdraw: flags.has('withdraw'),
    newPhone: readPhone(values['new-phone']),
    deleteAccount: flags.has('delete-account'),
    askCode,
  };
  const { phone, email, token } = options;
  if (options.code !== undefined && phone === undefined && email === undefined)
    throw new StartError('--code needs the --phone or --email that has received it.');
  if ([phone, email, token].filter((one) => one !== undefined).length > 1)
    throw new StartError('Choose between --phone, --email and --token.');
  const { redeemCode, withdraw, newPhone, deleteAccount } = options;
  const needsWrite = redeemCode !== undefined || withdraw || newPhone !== undefined || deleteAccount;
  if (needsWrite && !options.write)
    throw new StartError('--redeem, --withdraw, --new-phone and --delete-account are writes: add --write.');
  return options;
}

function readRules(text: string | undefined, isWrite: boolean | undefined): readonly string[] | undefined {
  const only = text?.split(',').filter(Boolean);
  const unknown = only?.find((id) => !conformanceRules.some((rule) => rule.id === id));
  if (unknown !== undefined)
    throw new StartError(`There is no rule "${unknown}". "${commandHelp.command} -- --help" lists the rules.`);
  if (only && !isWrite) throw new StartError('The rules place orders: add --write.');
  return only;
}

const demoAccount = (name: string): ConformanceAccount => ({
  phone: demoAccounts.find((one) => one.name === name)?.phone,
});

/** The two customers of the rules. `session` is the one in which the calls were visited. */
function accountsOf({ values }: CommandLine, { phone, email, token }: CheckOptions, session: string | undefined) {
  const hasOwn = phone !== undefined || email !== undefined || token !== undefined;
  const other: ConformanceAccount = { phone: readPhone(values['other-phone']), token: values['other-token'] };
  const hasOther = other.phone !== undefined || other.token !== undefined;
  return [
    hasOwn ? { phone, token: token ?? session } : demoAccount('rich'),
    hasOwn || hasOther ? other : demoAccount('fresh'),
  ] as const;
}

const stateLabels = { kept: 'kept', broken: 'BROKEN', notTried: 'not tried', off: 'off' } as const;
const idColumnWidth = Math.max(...conformanceRules.map(({ id }) => id.length)) + 2;

function ruleLine({ id, says, state, reason }: RuleResult): string {
  const head = `  ${id.padEnd(idColumnWidth)}${stateLabels[state].padEnd(11)}`;
  return reason === undefined
    ? `${head}${says}`
    : `${head}${reason}${state === 'broken' ? `\n      The rule: ${says}` : ''}`;
}

/** Visits the calls and prints them. Returns the rows, and the session of a sign-in. */
async function checkCalls(url: string, send: SendCall, options: CheckOptions, print: (...lines: string[]) => void) {
  let session: string | undefined;
  print(announcementOfCheck(options), '');
  const rows = await runCheck({
    send,
    loadPicture: pictureLoader(url),
    options,
    onSession: (token) => (session = token),
  });
  print(...rows.flatMap(rowLines), '', ...summaryLines(rows));
  return { rows, session };
}

runCommand(async () => {
  const commandLine = readCommandLine(commandHelp);
  const { flags, values, operands } = commandLine;
  const url = readApiUrl(operands, commandHelp.command);
  const options = readCheckOptions(commandLine);
  const only = readRules(values['only'], options.write);
  const send = fetchSender(url);
  const print = (...lines: string[]) => void (flags.has('json') || process.stdout.write(`${lines.join('\n')}\n`));
  print(url);
  const { rows, session } = only ? { rows: [], session: undefined } : await checkCalls(url, send, options, print);
  print('');
  const results: RuleResult[] = [];
  if (options.write)
    results.push(
      ...(await runConformance({
        send,
        accounts: accountsOf(commandLine, options, session),
        isMinimum: flags.has('minimum'),
        ...(only && { only }),
        onResult: (result) => print(ruleLine(result)),
      })),
    );
  const count = (state: RuleResult['state']) => results.filter((result) => result.state === state).length;
  const ruleCounts = { kept: count('kept'), broken: count('broken'), notTried: count('notTried'), off: count('off') };
  const { kept, broken, notTried, off } = ruleCounts;
  if (options.write)
    print(
      '',
      `${results.length} rules: ${kept} kept, ${broken} broken, ${notTried} not tried${off ? `, ${off} off` : ''}.`,
    );
  else print('The rules behind the shapes were not tried: they place orders. --write tries them.');
  if (flags.has('json')) {
    const summary = { ...summaryOf(rows), rules: ruleCounts };
    process.stdout.write(`${JSON.stringify({ url, summary, calls: rows, rules: results }, null, 2)}\n`);
  }
  if (hasFaultyRows(rows, flags.has('minimum')) || broken > 0) process.exitCode = 1;
});
