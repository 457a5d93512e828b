/** What Vendure's administration does not know: operations of its admin API. */
import gql from 'graphql-tag';

export const adminApi = gql`
  "A withdrawal of a customer. Amounts in minor units, times in ISO 8601."
  type StorefrontWithdrawal {
    id: String!
    "reviewing, paying, paid or failed"
    status: String!
    amount: Int!
    fee: Int!
    currency: String!
    payeeName: String!
    payeeAccount: String!
    phone: String!
    requestedAt: String!
    settledAt: String
  }
  extend type Query {
    "Withdrawals with a status, oldest first. Those under review by default; at most 100."
    storefrontWithdrawals(status: String = "reviewing"): [StorefrontWithdrawal!]!
  }
  extend type Mutation {
    "Cancels an order of the storefront and refunds it to the customer's balance. Returns its new status."
    cancelStorefrontOrder(code: String!): String!
    "Ends the review of a withdrawal: it is being paid out."
    approveWithdrawal(id: String!): StorefrontWithdrawal!
    "The payment of an approved withdrawal has arrived."
    settleWithdrawal(id: String!): StorefrontWithdrawal!
    "Refuses a withdrawal that is not settled, and gives its amount back to the balance. The customer sees the reason."
    rejectWithdrawal(id: String!, reason: String!): StorefrontWithdrawal!
    "Marks a ticket as used. Returns its name."
    checkInTicket(code: String!): String!
    "Issues a code that adds an amount (minor units) to the balance of the first customer who redeems it. Returns the code."
    issueBalanceCode(name: String!, amount: Int!, validForDays: Int!): String!
  }
`;
