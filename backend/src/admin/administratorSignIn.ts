/** The sign-in of administrators with name and password, and the limits of wrong ones. */
import {
  NativeAuthenticationStrategy,
  TransactionalConnection,
  UserInputError,
  type Injector,
  type RequestContext,
  type User,
} from '@vendure/core';
import { createHash } from 'node:crypto';
import { MINUTE_MS } from '../../../shop/time';
import { clientAddressOf } from '../http/clientAddress';
import { addRequests, readWait, readWaitOfAttempt, type RequestLimit } from '../identity/requestLimit';
import { transactionOf } from '../order/vendureOrder';

const WINDOW_MS = 10 * MINUTE_MS;
/** Wrong passwords of a network address in that time, for all names. */
const MAX_FAILED_OF_CLIENT = 10;
/**
 * Wrong passwords for a name in that time, of all addresses. It refuses only addresses that sent a wrong password themselves: else
 * anyone could lock out an administrator.
 */
const MAX_FAILED_OF_NAME = 20;

type Credentials = Parameters<NativeAuthenticationStrategy['authenticate']>[1];

export class AdministratorSignIn extends NativeAuthenticationStrategy {
  #connection: TransactionalConnection | undefined;

  /** `proxies` as in `clientAddressOf`. */
  constructor(private readonly proxies: number) {
    super();
  }

  override async init(injector: Injector): Promise<void> {
    this.#connection = injector.get(TransactionalConnection);
    await super.init(injector);
  }

  /** In the transaction of Vendure's operation, which is committed when the password is wrong. Throws UserInputError at a limit. */
  override async authenticate(ctx: RequestContext, credentials: Credentials): Promise<User | false> {
    if (!this.#connection || !ctx.req) throw new Error('A sign-in needs the database and a request.');
    const { query } = transactionOf(this.#connection, ctx);
    const ofClient = limitOfClient(clientAddressOf(ctx.req, this.proxies));
    const ofName = limitOfName(credentials.username);
    const hasFailed = (await readWait(query, { ...ofClient, max: 1 })) > 0;
    for (const limit of hasFailed ? [ofClient, ofName] : [ofClient]) {
      const waitMs = await readWaitOfAttempt(query, limit);
      if (waitMs > 0) {
        const minutes = Math.ceil(waitMs / MINUTE_MS);
        throw new UserInputError(`Too many failed sign-ins. Please try again in ${minutes} min.`);
      }
    }
    const user = await super.authenticate(ctx, credentials);
    if (!user) await addRequests(query, [ofClient.key, ofName.key]);
    return user;
  }
}

const limitOfClient = (client: string): RequestLimit => ({
  key: `administrators of ${client}`,
  max: MAX_FAILED_OF_CLIENT,
  windowMs: WINDOW_MS,
});

/** Names have any length, so the key has a hash. Vendure takes an e-mail address in capital letters as well. */
const limitOfName = (name: string): RequestLimit => ({
  key: `administrator:${createHash('sha256').update(name.trim().toLowerCase()).digest('base64url')}`,
  max: MAX_FAILED_OF_NAME,
  windowMs: WINDOW_MS,
});
