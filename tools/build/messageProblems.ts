/** What is wrong about a message of a language: it must take the values of the English one, and have the plural forms of its language. */
import type { Message } from '../../src/locales/messageFormat';

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** The button of a purchase, which in some countries says nothing but that the order binds to pay. */
const keysWithoutValues = ['checkout.payNow'];

/** The templates of a message. */
export const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** The placeholders of a message, sorted. */
export const placeholdersOf = (message: Message): string =>
  [...new Set(formsOf(message).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();

/** Why a text cannot stand for the English one; undefined when it can. */
export function messageProblem(key: string, message: Message, english: Message, tag: string): string | undefined {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const forms = pluralForms.filter((form) => categories.includes(form));
  const own = typeof message === 'string' ? [] : Object.keys(message);
  const isNumbered = typeof english !== 'string' && forms.length > 1;
  const hasAllForms = forms.every((form) => own.includes(form)) && own.length === forms.length;
  if (own.length > 0 ? !hasAllForms && own.join() !== 'other' : isNumbered)
    return `expected a text for each of ${forms.join(', ')}`;
  const expected = placeholdersOf(english);
  const found = placeholdersOf(message);
  if (found === expected || (found === '' && keysWithoutValues.includes(key))) return undefined;
  return expected ? `expected the placeholders ${expected.replaceAll(',', ', ')}` : 'expected no placeholder';
}

/** Number of characters to insert, remove or replace to make one text of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, expected] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (character === expected ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The key that differs by a few characters from a misspelt one. */
export function nearestKey(key: string, keys: readonly string[]): string | undefined {
  const maxDistance = Math.max(2, Math.floor(key.length / 4));
  const near = keys.map((one) => ({ one, distance: editDistance(key, one) }));
  return near
    .filter(({ distance }) => distance <= maxDistance)
    .sort((first, second) => first.distance - second.distance)[0]?.one;
}
