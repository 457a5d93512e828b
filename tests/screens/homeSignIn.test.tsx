/** An API that answers the public calls of the home page with 401 to visitors. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { endSession } from '@/lib/session';
import { server } from '../setup/freshShop';
import { openPage } from '../setup/openPage';

/** Answers all calls below /api/home with 401 while no token is sent. Returns the paths of the refused calls. */
function refuseVisitors(): string[] {
  const refused: string[] = [];
  server.use(
    http.all('*/api/home/*', ({ request }) => {
      if (request.headers.get('authorization')) return;
      refused.push(new URL(request.url).pathname);
      return HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED', showType: 0 }, { status: 401 });
    }),
  );
  return refused;
}

async function signIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Phone number'), '4155550199');
  await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await user.click(await screen.findByRole('button', { name: 'Use this code' }));
}

const sections = [
  '/api/home/banner',
  '/api/home/categoryList',
  '/api/home/virtualGoodsList',
  '/api/home/recommendGoods',
];

describe('a home page whose public calls demand a session', () => {
  // A page load offers the sign-in once; the module keeps that over the tests of a file.
  beforeEach(endSession);

  test('offers the sign-in once on h5, and not again after Back', async () => {
    const refused = refuseVisitors();
    const { user, arriveAt, where } = await openPage('/h5/home');
    await arriveAt('/h5/login');
    expect(where().query).toEqual({ returnTo: '/h5/home' });
    await waitFor(() => expect([...new Set(refused)].sort()).toEqual([...sections].sort()));
    refused.length = 0;
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await arriveAt('/h5/home');
    await waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(sections.length));
    expect((await screen.findAllByText(/Sign in to see this/)).length).toBeGreaterThan(0);
    expect(where().path).toBe('/h5/home');
  });

  test('shows the products on h5 after the sign-in', async () => {
    refuseVisitors();
    const { user, arriveAt } = await openPage('/h5/home');
    await arriveAt('/h5/login');
    await signIn(user);
    await arriveAt('/h5/home');
    expect((await screen.findAllByRole('link', { name: /phones/ })).length).toBeGreaterThan(0);
  });

  test('offers the sign-in once on pc, and not again when the network returns', async () => {
    const refused = refuseVisitors();
    const { user, where } = await openPage('/pc/home');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await waitFor(() => expect([...new Set(refused)].sort()).toEqual([...sections, '/api/home/helpList'].sort()));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    refused.length = 0;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(1));
    expect(within(screen.getByRole('main')).getAllByRole('button', { name: 'Sign in' })[0]).toBeVisible();
    expect((await screen.findAllByText(/Sign in to see this/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where().path).toBe('/pc/home');
  });

  test('shows the products on pc after the sign-in', async () => {
    refuseVisitors();
    const { user } = await openPage('/pc/home');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await signIn(user);
    expect((await screen.findAllByRole('link', { name: /phones/ })).length).toBeGreaterThan(0);
  });
});
