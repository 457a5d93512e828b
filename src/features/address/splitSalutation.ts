import type { AddressValues } from './addressRules';
import { findOption, optionsOf, type FormField } from './formFields';

/** The salutations of several languages, which a text may use whatever the language of the form is. */
const salutations = [
  ['mr', 'herr', 'herrn', 'monsieur', '先生'],
  ['ms', 'mrs', 'miss', 'frau', 'madame', 'mme', '女士'],
];
const salutationKind = (text: string) =>
  salutations.find((names) => names.includes(text.toLowerCase().replace('.', '')));

/** A pasted name with the salutation in its field, where it has one and begins with it. */
export function splitSalutation(recipient: string | undefined, asked: readonly FormField[]): Partial<AddressValues> {
  const [first = '', ...others] = (recipient ?? '').split(' ');
  const options = optionsOf(asked, 'salutation');
  const kind = salutationKind(first);
  const chosen = findOption(options, first) ?? options.find(({ label }) => kind && salutationKind(label) === kind);
  return chosen && others.length > 0 ? { salutation: chosen.value, recipient: others.join(' ') } : {};
}
