/** Answers the calls of the contract: the rules of the shop on the tables of the engine. */
import * as v from 'valibot';
import type { DataSource } from 'typeorm';
import type { AnyCall } from '../../../src/api/defineCall';
import type { ShopConfiguration } from '../../../shop/configuration';
import type { CallContext } from '../../../shop/context';
import { openDatabase } from '../../../shop/database';
import { findCustomerByToken } from '../../../shop/domain/sessions';
import {
  toErrorResponse,
  toSuccessResponse,
  toUnknownRouteResponse,
  type EnvelopeResponse,
} from '../../../shop/envelope';
import { findRoute, type Route } from '../../../shop/routes';
import { ShopError } from '../../../shop/shopError';
import { parseLanguage } from '../../../shop/text';
import type { ShopRequest } from '../../../shop/transport';
import { validateInput } from '../../../shop/validateInput';
import { codeNotSentResponse, unavailableResponse } from '../../../tools/serve/server/errorResponse';
import type { CatalogueReader } from '../catalogue/catalogueReader';
import { isUnavailable } from '../database/unavailable';
import { assertCodeAllowed } from '../identity/codeLimit';
import { CodeNotSent, type CodeSender } from '../identity/codeSender';
import { assertCodesCanArrive, findStoredCode, sendStoredCode, type StoredCode } from '../identity/sendCode';
import { findSessionOwner } from '../identity/sessionOwner';
import { claimOperation, releaseOperation } from '../operation/operationSource';
import { mirrorChanges } from '../order/mirrorChanges';
import { lockCustomers } from '../store/customerLock';
import { queryOf, runInTransaction, type Transaction } from '../store/runInTransaction';
import { UnitOfWork, type SourcesByCollection } from '../store/unitOfWork';
import type { StripeSettings } from '../settings';
import { rewriteResponse } from './rewriteResponse';

export interface Engine {
  readonly dataSource: DataSource;
  readonly catalogue: CatalogueReader;
  readonly sources: SourcesByCollection;
  readonly sendsDemoCodes: boolean;
  /** What sends one-time codes, when it is set up. */
  readonly codeSender: CodeSender | undefined;
  /** Whether orders ship and withdrawals are paid by themselves. */
  readonly runsDemoSteps: boolean;
  readonly codeLimit: number;
  readonly configuration: ShopConfiguration;
  /** Stripe, when it is set up. */
  readonly stripe: StripeSettings | undefined;
  /** Receives errors that are not business errors, and sentences for the operator. */
  readonly onDefect: (error: unknown) => void;
}

/** The call has to write, although the contract calls it a read. */
class NeedsWriteTransaction extends Error {}

/** Answers one request. */
export async function dispatch(engine: Engine, request: ShopRequest): Promise<EnvelopeResponse> {
  const language = parseLanguage(request.headers['accept-language']);
  const route = findRoute(request.method, request.path);
  if (!route) return toUnknownRouteResponse(language);
  const { call } = route;
  try {
    await engine.catalogue.refresh(queryOf(engine.dataSource));
    if (call.name === 'sendVerifyCode') {
      assertCodesCanArrive(engine);
      await assertCodeAllowed(engine, request.client);
    }
    const outcome = await answerCall(engine, route, request);
    if ('code' in outcome && outcome.code) await sendStoredCode(engine, outcome.code, language);
    return outcome instanceof ShopError
      ? toErrorResponse(call, outcome, language)
      : toSuccessResponse(call, outcome.data);
  } catch (error) {
    // The operator has been told.
    if (error instanceof CodeNotSent) return codeNotSentResponse(request.headers['accept-language']);
    if (!(error instanceof ShopError)) engine.onDefect(error);
    if (!isUnavailable(error)) return toErrorResponse(call, error, language);
    const response = unavailableResponse(request.headers['accept-language']);
    return call.envelope === 'code' ? { ...response, body: { code: response.status, data: null } } : response;
  }
}

interface CallSuccess {
  readonly data: unknown;
  /** The one-time code that the call has stored, to be sent after its transaction. */
  readonly code?: StoredCode | undefined;
}
type CallOutcome = CallSuccess | ShopError;

async function answerCall(engine: Engine, route: Route, request: ShopRequest): Promise<CallOutcome> {
  const token = request.headers['authorization'] ?? '';
  const customerId = await findSessionOwner(queryOf(engine.dataSource), token);
  const run = (mode: 'read' | 'write') =>
    runInTransaction(engine.dataSource, mode, { customerId, token }, (transaction) =>
      answerInTransaction(engine, transaction, route, request),
    );
  if (route.call.kind !== 'read') return run('write');
  try {
    return await run('read');
  } catch (error) {
    if (error instanceof NeedsWriteTransaction) return run('write');
    throw error;
  }
}

async function answerInTransaction(
  engine: Engine,
  transaction: Transaction,
  { call, run }: Route,
  request: ShopRequest,
): Promise<CallOutcome> {
  const { customerId, token, locks } = transaction;
  const unit = new UnitOfWork(engine.sources, transaction);
  const operationId = locks && customerId !== undefined && call.kind === 'money' ? operationIdOf(request) : undefined;
  let isClaimed = false;
  if (operationId !== undefined && customerId !== undefined) {
    isClaimed = await claimOperation(transaction, customerId, operationId);
    if (isClaimed) unit.presumeMissing('operations', `${customerId}:${operationId}`);
  }
  if (customerId !== undefined) await lockCustomers(transaction, [customerId]);
  const context = {
    database: openDatabase(unit.store),
    goods: engine.catalogue.goods,
    now: Date.now(),
    random: unit.random,
    language: parseLanguage(request.headers['accept-language']),
    token,
    client: request.client,
    configuration: engine.configuration,
  };
  // Loads session and customer. Otherwise the rules would run to their end once more for each of them.
  await unit.run(() => findCustomerByToken(context, token));
  const { result, changes } = await unit.run((): CallOutcome => {
    const customer = findCustomerByToken(context, token);
    try {
      if (call.access === 'customer' && !customer) throw new ShopError('UNAUTHORIZED', 'signIn');
      const callContext: CallContext = { ...context, customer };
      return { data: run(callContext, validateInput(call, request)) };
    } catch (error) {
      if (error instanceof ShopError && error.commitsWrites) return error;
      throw error;
    }
  });
  if (changes.size > 0 && !locks) throw new NeedsWriteTransaction();
  await unit.write(changes);
  await mirrorChanges(transaction, changes);
  if (result instanceof ShopError) {
    if (isClaimed && customerId !== undefined && operationId !== undefined)
      await releaseOperation(transaction, customerId, operationId);
    return result;
  }
  return {
    data: checkedOutput(call, rewriteResponse(result.data, engine.sendsDemoCodes)),
    code: call.name === 'sendVerifyCode' ? findStoredCode(changes) : undefined,
  };
}

function operationIdOf({ body }: ShopRequest): string | undefined {
  const id = typeof body === 'object' && body !== null && 'operationId' in body ? body.operationId : undefined;
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id.toLowerCase() : undefined;
}

/** Returns the data when it has the shape of the contract. Otherwise nothing is committed. */
function checkedOutput(call: AnyCall, data: unknown): unknown {
  const outcome = v.safeParse(call.output, data);
  if (outcome.success) return data;
  const [issue] = outcome.issues;
  throw new Error(`${call.name} has an answer outside of the contract: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
