/**
 * `npm run conformance -- URL`: tries the rules behind the shapes of the contract on an API: quotes, repeated requests, stock,
 * coupons, cancellations, access, pages. `--help` lists the options.
 */
import { fetchSender } from '../../src/api/checkTransport';
import { accounts as demoAccounts } from '../../mock/accounts';
import { apiOperand, readApiAddress } from '../config/apiAddress';
import { readCommandLine, type CommandHelp } from '../command/commandLine';
import type { Account } from './conformance/bench';
import { rules, runConformance, type RuleResult } from './conformance/rules';
import { runCommand, StartError } from '../command/startError';

const demoPhone = (name: string) => demoAccounts.find((account) => account.name === name)?.phone;

const help: CommandHelp = {
  command: 'npm run conformance',
  about: `Tries the rules behind the shapes of the contract on an API, with two customers.

It places, pays and cancels orders, buys one virtual product, redeems a code of a banner and requests the smallest
withdrawal. What can be cancelled is cancelled. Use test accounts with a balance and a coupon. Without options it signs in
to the demo accounts.

The exit code is 1 when a rule is broken, otherwise 0. A rule that cannot be tried says why.`,
  operands: apiOperand,
  options: {
    phone: { value: '+1…', about: 'the customer who orders; the API has to send the code as demoCode' },
    token: { value: 'TOKEN', about: 'a session of the customer who orders, instead of --phone' },
    'other-phone': { value: '+1…', about: 'a second customer, for the rules about the data of others' },
    'other-token': { value: 'TOKEN', about: 'a session of the second customer, instead of --other-phone' },
    only: { value: 'RULE,RULE', about: `tries these rules only: ${rules.map(({ id }) => id).join(', ')}` },
    json: { about: 'prints the result as JSON' },
  },
};

const states = { kept: 'kept', broken: 'BROKEN', notTried: 'not tried' } as const;
const width = Math.max(...rules.map(({ id }) => id.length)) + 2;

function lineOf({ id, says, state, reason }: RuleResult): string {
  const head = `  ${id.padEnd(width)}${states[state].padEnd(11)}`;
  return reason === undefined
    ? `${head}${says}`
    : `${head}${reason}${state === 'broken' ? `\n      The rule: ${says}` : ''}`;
}

function readRules(text: string | undefined): readonly string[] | undefined {
  const only = text?.split(',').filter(Boolean);
  const unknown = only?.find((id) => !rules.some((rule) => rule.id === id));
  if (unknown === undefined) return only;
  throw new StartError(`There is no rule "${unknown}". "${help.command} -- --help" lists the rules.`);
}

runCommand(async () => {
  const { values, flags, operands } = readCommandLine(help);
  const url = readApiAddress(operands, help.command);
  const hasOwn = values['phone'] !== undefined || values['token'] !== undefined;
  const accounts: readonly [Account, Account] = [
    hasOwn ? { phone: values['phone'], token: values['token'] } : { phone: demoPhone('rich') },
    hasOwn || values['other-phone'] !== undefined || values['other-token'] !== undefined
      ? { phone: values['other-phone'], token: values['other-token'] }
      : { phone: demoPhone('fresh') },
  ];
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const only = readRules(values['only']);
  const isJson = flags.has('json');
  if (!isJson) print(`${url}\n`);
  const results = await runConformance({
    send: fetchSender(url),
    accounts,
    ...(only && { only }),
    onResult: (result) => isJson || print(lineOf(result)),
  });
  const count = (state: RuleResult['state']) => results.filter((result) => result.state === state).length;
  const summary = { kept: count('kept'), broken: count('broken'), notTried: count('notTried') };
  if (isJson) print(JSON.stringify({ url, summary, rules: results }, null, 2));
  else
    print(`\n${results.length} rules: ${summary.kept} kept, ${summary.broken} broken, ${summary.notTried} not tried.`);
  if (summary.broken > 0) process.exitCode = 1;
});
