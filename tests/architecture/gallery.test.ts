/** Every shared component is shown in the gallery of the developer page. */
import { filesBelow } from '../setup/projectFiles';

/** Files without an entry, each with its reason. Keep it short: a component that draws something has an entry. */
const exceptions: Readonly<Record<string, string>> = {
  'src/components/ErrorBoundary.tsx': 'draws nothing itself',
  'src/components/FeatureLink.tsx': 'a link without a look of its own',
  'src/components/InfiniteList.tsx': 'needs the pages of a list call; every list page shows it',
  'src/components/InfiniteListEnd.tsx': 'the end of InfiniteList',
  'src/components/Loading.tsx': 'a whole page',
  'src/components/MessagesGate.tsx': 'draws nothing itself',
  'src/platform/MissingPage.tsx': 'a whole page',
  'src/platform/PageState.tsx': 'a whole page; the entry StatePanel shows how it looks',
  'src/components/PriceLines.tsx': 'the entry SumLines shows it',
  'src/components/PullToRefresh.tsx': 'reacts to a touch at the top of a page',
  'src/platform/QuantityField.tsx': 'the frame of Quantity',
  'src/components/SearchInput.tsx': 'the same page shows it above its list of calls',
  'src/components/Sentence.tsx': 'a text without a look of its own',
  'src/components/ShopName.tsx': 'the name or the logo in the header of every desktop page',
  'src/components/SkipLink.tsx': 'the first link of every page, once per page',
  'src/components/Trans.tsx': 'a text without a look of its own',
  'src/components/lazyComponent.tsx': 'draws nothing itself',
  'src/platform/SeverityIcon.tsx': 'a part of every message',
  'src/platform/StepName.tsx': 'the entry Steps shows it',
  'src/platform/platforms.tsx': 'loads the kits',
  'src/platform/h5/BottomSheet.tsx': 'the entry Panel shows it',
  'src/platform/h5/Checkbox.tsx': 'the entry CheckboxRow shows it',
  'src/platform/h5/KitProvider.tsx': 'draws nothing itself',
  'src/platform/h5/Page.tsx': 'the frame of a whole page',
  'src/platform/h5/PhoneInput.tsx': 'the entry Form shows it',
  'src/platform/h5/Sheet.tsx': 'the entry Panel shows it',
  'src/platform/h5/SwipeFrame.tsx': 'loads SwipeRow',
  'src/platform/h5/formKit.tsx': 'the entry Form shows it',
  'src/platform/pc/Checkbox.tsx': 'the entry CheckboxRow shows it',
  'src/platform/pc/Dialog.tsx': 'the entry Panel shows it',
  'src/platform/pc/KitProvider.tsx': 'draws nothing itself',
  'src/platform/pc/Page.tsx': 'the frame of a whole page',
  'src/platform/pc/PhoneInput.tsx': 'the entry Form shows it',
  'src/platform/pc/formKit.tsx': 'the entry Form shows it',
};

const components = [...filesBelow('src/components', ['.tsx']), ...filesBelow('src/platform', ['.tsx'])]
  .map(({ path }) => path)
  .filter((path) => !path.endsWith('.test.tsx'));
/** The files that entries name; `{platform}` means both. */
const shown = filesBelow('src/features/docs', ['.tsx']).flatMap(({ text }) =>
  [...text.matchAll(/\bfile: '(src\/[^']+)'/g)].flatMap(([, file = '']) =>
    file.includes('{platform}') ? ['h5', 'pc'].map((platform) => file.replace('{platform}', platform)) : [file],
  ),
);

test('every shared component has an entry in src/features/docs, or a reason above why it has none', () => {
  expect(components.filter((path) => !shown.includes(path) && !(path in exceptions))).toEqual([]);
  expect(components.length).toBeGreaterThan(50);
});

test('no exception is out of date', () => {
  expect(Object.keys(exceptions).filter((path) => shown.includes(path) || !components.includes(path))).toEqual([]);
});

test('every entry names a file that exists', () => {
  const files = filesBelow('src', ['.tsx']).map(({ path }) => path);
  expect(shown.filter((path) => !files.includes(path))).toEqual([]);
});
