/**
 * Names of controls on every route: none says anything twice in a row, and each contains what is seen on the control, so that
 * who speaks to the computer can say it (WCAG 2.5.3).
 */
import { waitFor } from '@testing-library/react';
import { addresses } from '../setup/addresses';
import { openShop } from '../setup/freshShop';
import { openPage } from '../setup/openPage';

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [role="switch"], [role="dialog"], nav, section[aria-label]';

/** The accessible name, as the matcher of jest-dom computes it. */
function nameOf(element: Element): string {
  let found = '';
  expect(element).toHaveAccessibleName({ asymmetricMatch: (name: string) => ((found = name), true) });
  return found;
}

/** Tokens without case and punctuation. */
const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The tokens that are seen of an element: without hidden parts, and without pictures. */
function seenTokensOf(element: Element): string[] {
  const hidden = '.visually-hidden, [aria-hidden="true"], [role="img"], style';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const tokens: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest(hidden))
      tokens.push(...tokensOf(walker.currentNode.nodeValue ?? ''));
  }
  return tokens;
}

/** Whether all tokens stand in the name, in their order. */
function contains(name: readonly string[], tokens: readonly string[]): boolean {
  let at = 0;
  return tokens.every((token) => (at = name.indexOf(token, at) + 1) > 0);
}

/** A phrase of three letters or more that is there twice in a row: "call call us". */
const doubled = /(?:^| )(\p{L}[^]{2,}?) \1(?: |$)/u;

function faultsOf(element: Element): string[] {
  if (element.closest('[aria-hidden="true"], [hidden], [inert]')) return [];
  const name = nameOf(element).trim();
  const tokens = tokensOf(name);
  const isControl = element.matches('a, button');
  return [
    ...(doubled.test(tokens.join(' ')) ? [`“${name}” says something twice`] : []),
    ...(isControl && !contains(tokens, seenTokensOf(element)) ? [`“${name}” is seen as “${element.textContent}”`] : []),
    ...(isControl && name === '' ? [`${element.outerHTML.slice(0, 120)} has no name`] : []),
  ];
}

test.each(addresses)('/%s', async (address) => {
  const isSignIn = /login/i.test(address);
  await openPage(`/${address}`, isSignIn ? {} : { as: openShop({ seed: 'default' }).customer('+14155550134') });
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  expect([...document.querySelectorAll(controls)].flatMap(faultsOf)).toEqual([]);
});
