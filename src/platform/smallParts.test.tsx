/** Small parts of both platforms: what is announced, can be pressed, or comes back by itself. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { Carousel } from '@/components/Carousel';
import { OptionRow } from '@/components/OptionRow';
import { ShopName } from '@/components/ShopName';
import { SkipLink } from '@/components/SkipLink';
import { SumLines } from '@/components/SumLines';
import { ToastView } from '@/components/ToastView';
import { loadAllMessages } from '@/lib/i18n';
import { StatePanel } from '@/platform/StatePanel';
import { StepName } from '@/platform/StepName';
import { Checkbox } from '@/platform/h5/Checkbox';
import { formKit as h5Kit } from '@/platform/h5/formKit';
import { Quantity as H5Quantity } from '@/platform/h5/Quantity';
import { Page } from '@/platform/pc/Page';
import { Quantity as PcQuantity } from '@/platform/pc/Quantity';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { renderInShop } from '../../tests/setup/renderInShop';
import { http, HttpResponse } from 'msw';

beforeAll(() => loadAllMessages());
const { logo } = SHOP;
afterEach(() => void Object.assign(SHOP, { logo }));

const slides = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));
const drawSlides = (count: number) =>
  renderInShop(
    <Carousel name="News" slides={slides(count)}>
      {({ id }) => <p>slide {id}</p>}
    </Carousel>,
  );

test.each([
  [10, false],
  [11, true],
])('%d slides are counted in figures: %s', async (count, inFigures) => {
  await drawSlides(count);
  expect(screen.queryByText(`1 of ${count}`) !== null).toBe(inFigures);
});

test.each([true, false])('a row of the checkout that is disabled (%s) opens nothing', (isDisabled) => {
  let opened = 0;
  const labels = { title: 'Balance', text: '', isSuccess: false, off: '' };
  render(<OptionRow Icon={Coins} labels={labels} isDisabled={isDisabled} onOpen={() => (opened += 1)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Balance' }));
  expect(opened).toBe(isDisabled ? 0 : 1);
});

test('the dark logo belongs to the light one of the shop, not to the one of the API', async () => {
  Object.assign(SHOP, { logo: { light: '/light.svg', dark: '/dark.svg' } });
  const { actions } = await renderInShop(<ShopName />);
  const sources = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));
  expect(sources()).toEqual(['/light.svg', '/dark.svg']);
  const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), logo: { src: '/api.png', alt: '' } };
  server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
  await act(async () => void (await actions()?.refreshServerRecord()));
  expect(sources()).toEqual(['/api.png']);
});

test('the skip link moves the focus to the content', async () => {
  const { user } = await renderInShop(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a sum has its note, and a toast that is over is gone', () => {
  render(
    <>
      <SumLines lines={[{ name: 'Items', note: '3 pieces', value: '$9.00' }]} />
      <ToastView toast={{ message: 'Saved', isVisible: false, serial: 1 }} />
    </>,
  );
  expect(screen.getByText('Items')).toHaveTextContent('Items 3 pieces');
  expect(screen.queryByText('Saved')).toBeNull();
  render(<ToastView toast={{ message: 'Saved', isVisible: true, serial: 2 }} />);
  expect(screen.getByText('Saved').closest('[role=status]')).not.toBeNull();
});

test('an error is announced, an empty state is not; a failed step has no other state', async () => {
  await renderInShop(
    <>
      <StatePanel title="Failed" isError />
      <StatePanel title="Empty" />
      <p data-testid="failed">
        <StepName name="Payment failed" state="failed" />
      </p>
      <p data-testid="done">
        <StepName name="Paid" state="done" />
      </p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByTestId('failed').textContent).toBe('Payment failed');
  expect(screen.getByTestId('done').textContent).not.toBe('Paid');
});

describe.each([
  ['h5', H5Quantity],
  ['pc', PcQuantity],
] as const)('a quantity on %s', (platform, Quantity) => {
  async function open(first: number) {
    const asked: number[] = [];
    function Field() {
      const [value, setValue] = useState(first);
      const change = (next: number) => (asked.push(next), setValue(next));
      return <Quantity label="Quantity" value={value} max={3} limit="At most 3" onChange={change} />;
    }
    await renderInShop(<Field />, { platform });
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    return { asked, field, press: (key: string) => act(async () => void fireEvent.keyDown(field, { key })) };
  }

  test('goes not beyond its ends, and says its limit', async () => {
    const { asked, field, press } = await open(1);
    expect(screen.getByRole('button', { name: /less|fewer/i })).toBeDisabled();
    act(() => field.focus());
    await press('ArrowDown');
    expect(asked).toEqual([]);
    expect(screen.getByText('At most 3')).toHaveAttribute('role', 'status');
  });

  test('keeps the focus in its field after a step with the keys', async () => {
    const { asked, field, press } = await open(1);
    act(() => field.focus());
    await press('ArrowUp');
    expect(asked).toEqual([2]);
    await waitFor(() => expect(field).toHaveFocus());
  });
});

test('a box of the phone of which only some are ticked is mixed', async () => {
  await renderInShop(<Checkbox name="all" indeterminate />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
});

test('what an input method has composed is limited as well', async () => {
  const typed: string[] = [];
  const { Form, FormItem, Input } = h5Kit;
  await renderInShop(
    <Form values={{ name: '' }} onChange={({ name = '' }) => typed.push(name)} onSubmit={() => undefined}>
      <FormItem name="name" label="Name" required>
        <Input name="name" maxLength={3} />
      </FormItem>
    </Form>,
  );
  const field = screen.getByLabelText('Name');
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'abcdef' } });
  fireEvent.compositionEnd(field);
  expect(typed.at(-1)).toBe('abc');
});

test('a page of the desktop has its action beside its title', async () => {
  await renderInShop(
    <Page title="Orders" action={<button type="button">Export</button>}>
      text
    </Page>,
    { platform: 'pc' },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' }).parentElement).toContainElement(
    screen.getByRole('button', { name: 'Export' }),
  );
});
