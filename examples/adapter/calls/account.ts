/** Sign-in with a phone and a one-time code, and the profile. */
import { maskPhone, readIdentifier, type IdentifierFields } from '../../../shop/domain/identifiers';
import { logoutCall } from '../../../shop/logoutCall';
import { ShopError } from '../../../shop/shopError';
import { calls } from '../../../src/api/calls';
import { serveCall, type Adapter } from '../context';
import { EngineRefusal, type EngineCustomer } from '../engine';

/** The phone in the input of a call. Throws ShopError VALIDATION for an e-mail address: engines know customers by their phone. */
const phoneIn = (fields: IdentifierFields): string => readIdentifier({ configuration: {} }, fields);

/** Codes for one network address in ten minutes. */
const codeLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };

export function serveAccount(adapter: Adapter): void {
  const { engine, sessions } = adapter;

  async function toUser({ id, nickname, avatar, phone, joinedAt }: EngineCustomer) {
    const [orders, addresses] = await Promise.all([engine.orders(id), engine.addresses(id)]);
    const count = (status: string) => orders.filter((order) => order.status === status).length;
    return {
      ...{ id, nickname, avatar, joinedAt },
      phone: maskPhone(phone),
      counts: {
        ...{ toPay: count('toPay'), toShip: count('toShip'), toReceive: count('toReceive') },
        ...{ coupons: 0, tickets: 0, addresses: addresses.length },
      },
    };
  }

  const currentUser = async (customerId: string) => {
    const customer = await engine.customer(customerId);
    if (!customer) throw new ShopError('UNAUTHORIZED', 'signIn');
    return toUser(customer);
  };

  serveCall(
    adapter,
    calls.sendVerifyCode,
    ({ purpose, ...fields }, { language }) => sessions.sendCode(purpose, phoneIn(fields), language),
    codeLimit,
  );

  serveCall(adapter, calls.loginWithVerifyCode, async ({ code, ...fields }, { client }) => {
    const phone = phoneIn(fields);
    sessions.useCode('login', phone, code, client);
    const customer = await engine.customerByPhone(phone);
    return { token: await sessions.open(customer.id), user: await toUser(customer) };
  });

  serveCall(adapter, logoutCall, (_input, { token }) => {
    sessions.close(token);
    return null;
  });

  serveCall(adapter, calls.getCurrentUser, async (_input, { customer }) => toUser(await customer()));
  serveCall(adapter, calls.getUserInfo, async (_input, { customer }) => toUser(await customer()));

  serveCall(adapter, calls.updateUser, async ({ nickname, avatar }, { customer }) => {
    const { id } = await customer();
    await engine.updateCustomer(id, {
      ...(nickname !== undefined && { nickname }),
      ...(avatar !== undefined && { avatar }),
    });
    return currentUser(id);
  });

  serveCall(adapter, calls.updatePhone, async ({ code, ...fields }, { customer, client, token }) => {
    const phone = phoneIn(fields);
    const { id } = await customer();
    sessions.useCode('changePhone', phone, code, client);
    try {
      await engine.updateCustomer(id, { phone });
    } catch (error) {
      if (error instanceof EngineRefusal) throw new ShopError('PHONE_TAKEN', 'phoneTaken');
      throw error;
    }
    // A device that is lost with the old phone must not stay signed in.
    sessions.closeOthers(id, token);
    return currentUser(id);
  });
}
