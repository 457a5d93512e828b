/**
 * Phone and one-time code as an authentication strategy of Vendure's shop API, by the rules of the contract's sign-in: the same codes,
 * the same limits, the same customers. What customers may do there: `shopApi.ts`.
 */
import {
  TransactionalConnection,
  User,
  type AuthenticationStrategy,
  type Injector,
  type RequestContext,
} from '@vendure/core';
import { gql } from 'graphql-tag';
import * as v from 'valibot';
import { loginWithVerifyCode } from '../../../src/api/login';
import { addCustomer, findCustomerByIdentifier } from '../../../shop/domain/customers';
import { clientCountId } from '../../../shop/domain/codeCounts';
import { consumeOneTimeCode } from '../../../shop/domain/oneTimeCodes';
import { errorMessages } from '../../../shop/errorMessages';
import { ShopError } from '../../../shop/shopError';
import { parseLanguage, textIn, type LocalizedText } from '../../../shop/text';
import { getEngine } from '../engine';
import { clientAddressOf } from '../http/clientAddress';
import { changeShopInTransaction } from '../order/changeShop';
import { transactionOf } from '../order/vendureOrder';
import { addMissingUsers, findUserId, PHONE_CODE } from './vendureUsers';

interface PhoneCode {
  readonly phone: string;
  readonly code: string;
}

export class PhoneCodeStrategy implements AuthenticationStrategy<PhoneCode> {
  readonly name = PHONE_CODE;
  #connection: TransactionalConnection | undefined;

  /** `proxies` as in `clientAddressOf`. */
  constructor(private readonly proxies: number) {}

  init(injector: Injector): void {
    this.#connection = injector.get(TransactionalConnection);
  }

  defineInputType() {
    return gql`
      input PhoneCodeInput {
        "E.164, for example +14155550134"
        phone: String!
        code: String!
      }
    `;
  }

  /** Returns the user, or the reason in the language of the request. A code is used when the session is stored, or not at all. */
  async authenticate(ctx: RequestContext, data: PhoneCode): Promise<User | string> {
    const say = (text: LocalizedText) => textIn(text, parseLanguage(ctx.languageCode));
    const input = v.safeParse(loginWithVerifyCode.input, { phone: data.phone, code: data.code });
    const engine = getEngine();
    if (!input.success || !engine || !this.#connection) return say(errorMessages.input);
    const { phone = '', code } = input.output;
    const transaction = transactionOf(this.#connection, ctx);
    const { query } = transaction;
    // On the connection of the transaction: if each request took a second one, a few of them would use up the pool.
    await engine.catalogue.refreshInTransaction(query);
    const client = ctx.req && clientAddressOf(ctx.req, this.proxies);
    // Tries of a client and of a phone run one after the other, in the order of the contract's sign-in. Vendure does not repeat a
    // transaction that lost against another.
    if (client !== undefined)
      await query(
        `INSERT INTO storefront.code_tries (id, row) VALUES ($1, '{"count":0,"at":0,"until":0}')
         ON CONFLICT (id) DO UPDATE SET row = code_tries.row`,
        [clientCountId(client)],
      );
    await query('SELECT 1 FROM storefront.one_time_code WHERE id = $1 FOR NO KEY UPDATE', [`login:${phone}`]);
    const outcome = await changeShopInTransaction(engine, transaction, {}, (context): string | ShopError => {
      try {
        consumeOneTimeCode({ ...context, client }, 'login', phone, code);
      } catch (error) {
        // A wrong try is counted.
        if (error instanceof ShopError && error.commitsWrites) return error;
        throw error;
      }
      return (findCustomerByIdentifier(context, phone) ?? addCustomer(context, phone, '')).id;
    }).catch((error: unknown) => {
      // Nothing has been written.
      if (error instanceof ShopError) return error;
      throw error;
    });
    if (outcome instanceof ShopError) return say(outcome.text);
    await addMissingUsers(query, outcome);
    const userId = await findUserId(query, outcome);
    const user =
      userId === undefined
        ? null
        : await this.#connection.getRepository(ctx, User).findOne({
            where: { id: userId },
            relations: ['roles', 'roles.channels', 'authenticationMethods'],
          });
    return user ?? say(errorMessages.signIn);
  }
}
