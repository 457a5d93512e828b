/**
 * Requests that a test answers by hand. The test file mocks the API client: `jest.mock('@/api/client')`.
 */
import { dataflowProvider } from '@@/plugin-model/runtime';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { callApi } from '@/api/client';
import type { Article } from '@/api/articles';
import type { User } from '@/api/customer';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { clearQueries } from '@/query/queryCache';

interface HeldRequest {
  call: string;
  input: Record<string, unknown>;
  resolve: (data: unknown) => void;
  reject: (error: unknown) => void;
}

/** The requests in the order in which they were sent. */
let requests: HeldRequest[] = [];

beforeEach(() => {
  clearQueries();
  requests = [];
  jest.mocked(callApi).mockReset();
  jest
    .mocked(callApi)
    .mockImplementation(
      (call, input) =>
        new Promise((resolve, reject) =>
          requests.push({ call: call.name, input: input as Record<string, unknown>, resolve, reject }),
        ) as never,
    );
});

export function requestAt(index: number): HeldRequest {
  const request = requests[index];
  if (!request) throw new Error(`${requests.length} requests were sent`);
  return request;
}

export const sentInputs = () => requests.map(({ input }) => input);
export const sentIds = () => requests.map(({ input }) => input['id']);

export const article = (id: string, title = `Title of ${id}`): Article => ({
  id,
  title,
  summary: '',
  kind: 'help',
  publishedAt: '2026-11-20T10:00:00Z',
  body: '<p>Text</p>',
});

/** Answers a request, for an article unless told otherwise. */
export const respond = (index: number, data: unknown = article(String(requestAt(index).input['id']))) =>
  act(async () => requestAt(index).resolve(data));
export const fail = (index: number) => act(async () => requestAt(index).reject(new Error('down')));

export const wrapper = ({ children }: { children: ReactNode }) => dataflowProvider(children, {});

/** The models above a component settle a moment after it is rendered. */
export const settle = () => act(async () => {});

export const userOf = (id: string) => ({ id, nickname: id }) as User;

/** Rendered beside a query, signs users in and out. */
export function useSignIn() {
  const { change } = useInitialStateActions();
  return (id: string | undefined) =>
    act(
      async () =>
        void (await change(id ? { user: userOf(id), status: 'signedIn' } : { user: null, status: 'signedOut' })),
    );
}
