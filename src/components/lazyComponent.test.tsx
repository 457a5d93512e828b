import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyComponent } from './lazyComponent';

const Waiting = () => <p>waiting</p>;
/** Lets what has been promised come, and no time pass. */
const come = () => act(async () => undefined);

test('a part, and a part within it, are rendered as soon as their code is here, without any time passing', async () => {
  jest.useFakeTimers();
  try {
    const Inner = lazyComponent(async () => () => <p>the inner part</p>, Waiting);
    const Outer = lazyComponent(
      async () => () => (
        <div>
          <h1>the outer part</h1>
          <Inner />
        </div>
      ),
      Waiting,
    );
    render(<Outer />);
    expect(screen.getByText('waiting')).toBeVisible();
    await come();
    await come();
    expect(screen.getByRole('heading')).toHaveTextContent('the outer part');
    expect(screen.getByText('the inner part')).toBeVisible();
    expect(screen.queryByText('waiting')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('a part whose code was loaded before is there at once', async () => {
  let asked = 0;
  const Part = lazyComponent(async () => {
    asked += 1;
    return ({ name }: { name: string }) => <p>hello {name}</p>;
  });
  await Part.load();
  render(<Part name="Mei" />);
  expect(screen.getByText('hello Mei')).toBeVisible();
  await Part.load();
  expect(asked).toBe(1);
});

test('code that arrives while the rest of the page is still rendered replaces the placeholder', async () => {
  const Part = lazyComponent(async () => () => <p>the part</p>, Waiting);
  /** Takes longer than the 5 ms after which React lets other tasks run. */
  const Slow = () => {
    void Part.load();
    for (const end = performance.now() + 20; performance.now() < end;);
    return null;
  };
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    startTransition(() =>
      root.render(
        <>
          <Part />
          <Slow />
          <Slow />
        </>,
      ),
    );
    await waitFor(() => expect(container).toHaveTextContent('the part'));
  } finally {
    root.unmount();
    container.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

test('what waits is given what the part is given', async () => {
  const Part = lazyComponent<{ name: string }>(
    () => new Promise(() => undefined),
    ({ name }) => <p>{name} is on the way</p>,
  );
  render(<Part name="Mei" />);
  expect(screen.getByText('Mei is on the way')).toBeVisible();
});

test('code that cannot be loaded is reported to the boundary, and asked for again with the next try', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = lazyComponent(async () => {
    if (isBroken) throw new Error('Loading chunk 7 failed.');
    return () => <p>the part</p>;
  }, Waiting);
  render(
    <ErrorBoundary
      resetKey="here"
      fallback={(retry, error) => (
        <button type="button" onClick={retry}>
          {(error as Error).message}
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>,
  );
  const again = await screen.findByRole('button', { name: 'Loading chunk 7 failed.' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('the part')).toBeVisible();
  logged.mockRestore();
});

describe('a part that the page works without', () => {
  /** Renders one whose code comes when `network.isThere`; `asked` counts how often. */
  function renderPart() {
    const network = { isThere: false, asked: 0 };
    const Part = lazyComponent<{ name: string }>(
      async () => {
        network.asked += 1;
        if (!network.isThere) throw new Error('Loading chunk 7 failed.');
        return ({ name }) => <p>hello {name}</p>;
      },
      Waiting,
      ({ name }) => <p>{name} alone</p>,
    );
    const { rerender, unmount } = render(<Part name="Mei" />);
    return { network, draw: () => rerender(<Part name="Mei" />), unmount };
  }
  const lineIsBack = () => act(async () => window.dispatchEvent(new Event('online')));

  test('is asked for again when the network returns', async () => {
    const { network } = renderPart();
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByText('Mei alone')).toBeVisible();
    await lineIsBack();
    expect(screen.getByText('Mei alone')).toBeVisible();
    network.isThere = true;
    await lineIsBack();
    expect(screen.getByText('hello Mei')).toBeVisible();
    await lineIsBack();
    expect(network.asked).toBe(3);
  });

  test('is asked for once more at each new address', async () => {
    const { network, draw } = renderPart();
    expect(await screen.findByText('Mei alone')).toBeVisible();
    draw();
    window.history.pushState(null, '', '#/h5/hall');
    draw();
    await come();
    draw();
    expect(network.asked).toBe(2);
    network.isThere = true;
    window.history.pushState(null, '', '#/h5/mine');
    draw();
    expect(await screen.findByText('hello Mei')).toBeVisible();
    expect(network.asked).toBe(3);
  });

  test('is asked for no more when it is gone', async () => {
    const { network, unmount } = renderPart();
    await screen.findByText('Mei alone');
    unmount();
    await lineIsBack();
    expect(network.asked).toBe(1);
  });
});
