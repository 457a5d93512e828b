import { languageStorage } from './storage';

const primarySubtagOf = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * The first language on offer that the customer chose, or else that the browser asks for; undefined when none is. The first
 * subtag decides where the whole tag is not on offer: a browser in `de-AT` gets `de`.
 */
export function pickLanguage<Tag extends string>(offered: readonly Tag[]): Tag | undefined {
  for (const preferred of [languageStorage.read() ?? '', ...(navigator.languages ?? [])]) {
    const match =
      offered.find((tag) => tag === preferred) ??
      offered.find((tag) => primarySubtagOf(tag) === primarySubtagOf(preferred));
    if (match) return match;
  }
  return undefined;
}
