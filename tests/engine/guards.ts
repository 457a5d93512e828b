/**
 * The guards of the engine, each with the test that fails without it. Guards that overlap are removed together: while one of them
 * is left the test passes, because it does the work of the others.
 */

/** A text of a file of `backend` and what takes its place. It must be there once. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export interface Guard {
  /** Name for `--without`. */
  readonly name: string;
  /** What is removed. */
  readonly about: string;
  readonly edits: readonly Edit[];
  /** Statements that remove the part of the guard that the database keeps. */
  readonly sql?: readonly string[];
  /** The file below `backend/test` and the name of the test. */
  readonly test: readonly [file: string, name: string];
  /** What the failure says. Another failure does not prove the guard. */
  readonly failure: RegExp;
}

/** A number that the test compares with the number that it expects. */
const differs = (expected: number): RegExp => new RegExp(String.raw`\n\+? *\d+ !== ${expected}\n`);

const customerLock: Edit = {
  file: 'src/store/customerLock.ts',
  find: 'if (!locks || ids.length === 0) return;',
  replace: 'if (!locks || ids.length > -1) return;',
};

const rowLock: Edit = {
  file: 'src/store/tableSource.ts',
  find: "(locks ? 'FOR NO KEY UPDATE' : '')",
  replace: "(locks ? '' : '')",
};

/** Changes that no call of a customer asked for: the worker's steps and the administration. */
const changeLocks: readonly Edit[] = [
  {
    file: 'src/order/changeShop.ts',
    find: 'await lockCustomers(transaction, customerId === undefined ? ids : [customerId, ...ids]);',
    replace: 'void lockCustomers; void ids;',
  },
  {
    file: 'src/order/changeShop.ts',
    find: 'new UnitOfWork(engine.sources, transaction)',
    replace: 'new UnitOfWork(engine.sources, { ...transaction, locks: false })',
  },
];

export const guards: readonly Guard[] = [
  {
    name: 'stock',
    about: 'the lock of the stock levels',
    edits: [{ file: 'src/stock/stockSource.ts', find: 'if (!locks) return;', replace: 'if (!locks || locks) return;' }],
    test: ['concurrency.test.ts', '20 customers want the last 3 pieces: exactly 3 get one'],
    failure: differs(3),
  },
  {
    name: 'operation',
    about: 'the claim of operation ids, the lock of the customer, and the unique operation of an order',
    edits: [
      customerLock,
      {
        file: 'src/operation/operationSource.ts',
        find: 'return claimed.length > 0;',
        replace:
          "await query('DELETE FROM storefront.operation WHERE operation_id = $1', [operationId]); return claimed.length > -1;",
      },
    ],
    sql: ['ALTER TABLE storefront.shop_order DROP CONSTRAINT shop_order_customer_id_operation_id_key'],
    test: [
      'concurrency.test.ts',
      'one operation id, sent 10 times over both servers, places one order and pays it once',
    ],
    failure: differs(1),
  },
  {
    name: 'wallet',
    about: 'the locks of the customer and of rows',
    edits: [customerLock, rowLock],
    test: ['concurrency.test.ts', 'orders and withdrawals at the same time never spend a balance twice'],
    failure: differs(1),
  },
  {
    name: 'coupon',
    about: 'the locks of the customer and of rows',
    edits: [customerLock, rowLock],
    test: ['concurrency.test.ts', 'a coupon is used by one of the orders that want it'],
    failure: differs(1),
  },
  {
    name: 'code',
    about: 'the locks of the customer and of rows',
    edits: [customerLock, rowLock],
    test: ['concurrency.test.ts', 'a redeem code with one use is redeemed by one of ten customers'],
    failure: differs(1),
  },
  {
    name: 'expiry',
    about: 'the locks of the steps of the worker',
    edits: changeLocks,
    test: [
      'expiry.test.ts',
      'a payment that arrives while the expiry of its order is under way waits for it, and is refused',
    ],
    failure: /true,|ORDER_EXPIRED/,
  },
  {
    name: 'withdrawal',
    about: 'the locks of the changes of the administration',
    edits: changeLocks,
    test: [
      'adminSteps.test.ts',
      'five administrators refuse one withdrawal at the same time: its amount comes back once, with the reason',
    ],
    failure: differs(1),
  },
  {
    name: 'ticket',
    about: 'the locks of the changes of the administration',
    edits: changeLocks,
    test: ['concurrency.test.ts', 'ten clerks check in one ticket at the same time: one of them may'],
    failure: differs(1),
  },
  {
    name: 'codeLimit',
    about: 'the lock of the requests of a client',
    edits: [
      {
        file: 'src/identity/requestLimit.ts',
        find: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
        replace: 'SELECT $1::text',
      },
    ],
    test: ['codeLimit.test.ts', '150 requests of one client address at the same time get 60 codes, over two servers'],
    failure: differs(60),
  },
  {
    name: 'signIn',
    about: 'the count of sign-ins of administrators that are under way',
    edits: [
      {
        file: 'src/identity/requestLimit.ts',
        find: 'return readWait(query, limit, Number(others?.count));',
        replace: 'return readWait(query, limit, Number(others?.count) * 0);',
      },
    ],
    test: [
      'hardening.test.ts',
      'an address can try ten wrong passwords in ten minutes, also at the same time over two servers',
    ],
    failure: differs(10),
  },
];
