/** Lists that a shop may leave out: without their call it has nothing of the kind. */
import type { AnyCall } from './defineCall';
import type { CallName } from './calls';
import { businessInfoOf, isNetworkError } from './errors';

const optionalLists: readonly CallName[] = ['getVirtualGoods', 'getHelpList', 'getArticles'];

/** HTTP statuses of a server that does not know a path or its method. */
const unknownPath: readonly number[] = [404, 405, 501];

/** Whether `error` says that the shop does not have `call`, which is a list that it may leave out. */
export function isErrorOfMissingList(call: AnyCall, error: unknown): boolean {
  if (!optionalLists.some((name) => name === call.name) || !isNetworkError(error)) return false;
  const code = businessInfoOf(error)?.errorCode ?? 'NOT_FOUND';
  return unknownPath.includes(error.response?.status ?? 0) && code === 'NOT_FOUND';
}
