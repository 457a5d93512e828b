/**
 * Features of CSS that some promised browsers lack and that the sheets use all the same, because what they add is not essential there.
 * `npm run targets` fails when no sheet uses one any more.
 */
export interface AcceptedCss {
  /** The feature, as the check prints it. */
  readonly name: RegExp;
  /** What the use contains, where only some uses are accepted. */
  readonly code?: RegExp;
  /** What a browser without the feature does. */
  readonly reason: string;
}

export const acceptedCss: readonly AcceptedCss[] = [
  { name: /^cursor/, reason: 'Phones have no pointer; all others show the usual one.' },
  { name: /^(?:accent-color|color-scheme)/, reason: 'Sliders and scroll bars have the colors of the browser.' },
  { name: /^text-wrap/, reason: 'Lines are broken where they are full.' },
  { name: /^hyphenate-limit-chars$/, reason: 'Shorter German words are hyphenated too.' },
  { name: /^hyphenate-character$/, reason: 'The hyphen is that of the font, which may have a gap before it.' },
  { name: /^text-decoration: dotted$/, reason: 'The line below the number is solid.' },
  { name: /^border-(?:start|end)-(?:start|end)-radius$/, reason: 'Chrome 88 draws these corners square.' },
  { name: /^scrollbar-width/, reason: 'The bar of a row that scrolls is visible.' },
  { name: /^overscroll-behavior/, reason: 'At its end a scrolled part moves the page.' },
  { name: /^scroll-(?:behavior|snap-stop)/, reason: 'The strip jumps, and a fast swipe passes several pictures.' },
  { name: /^(?:content-visibility|contain)/, reason: 'Cards outside the window are laid out as well.' },
  { name: /^resize/, reason: 'Safari of phones never lets a field be resized.' },
  { name: /^user-select: all$/, reason: 'A tap selects a part of the code; the button beside it copies all of it.' },
  {
    name: /^translate$/,
    code: /--notice-shift/,
    reason: 'A message may cover a field until it goes, after two seconds.',
  },
  {
    name: /^overflow-wrap: anywhere$/,
    reason:
      'Safari 15.0 to 15.3 use `break-word` of the body: long words break, but no column gets narrower than its longest word.',
  },
  {
    name: /^align-(?:content|self): (?:start|end)$/,
    reason: 'The data is about flex containers. These are grids, for which all have it.',
  },
  {
    name: /^(?:forced-color-adjust|@media \(forced-colors\))/,
    reason: 'These browsers have no forced colors, or keep the code of a ticket readable.',
  },
  {
    name: /^(?:print-color-adjust|color-adjust)/,
    reason: 'Printed tickets have no background; their text and code are dark.',
  },
  {
    name: /^(?:@container|container-type)/,
    code: /stub|ticket|container|card/i,
    reason: 'A media query does the same for narrow windows.',
  },
  { name: /^:has\(\)$/, code: /nth-child\(6\)/, reason: 'Few categories are spread over the line.' },
];

/** The same for what antd writes at run time (`tests/browser/oldestBrowsers.spec.ts`). */
export const acceptedOfAntd: readonly AcceptedCss[] = [
  {
    name: /^(?::focus-visible|:has\(\))$/,
    code: /focus-visible/,
    reason:
      'The sheets of the shop show the focus in browsers without it (selectorFallbacks.ts, src/platform/pc/kit.less).',
  },
  {
    name: /^:has\(\)$/,
    code: /\.ant-(?:switch:only-child|radio-button-wrapper|select\))/,
    reason: 'Distances inside parts of the kit, of which the shop uses none with this content.',
  },
  { name: /^user-select$/, reason: 'Safari lets a user select the text of a button.' },
  { name: /^appearance$/, reason: 'A field for numbers or a search keeps the small buttons of the browser.' },
  { name: /^backdrop-filter$/, reason: 'The page behind a dialog is darker and not blurred.' },
  { name: /^justify-content: (?:start|end)$/, reason: 'The text inside a bar is at its start. The shop has none.' },
];
