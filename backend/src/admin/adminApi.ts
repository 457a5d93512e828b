/** What Vendure's administration does not know: operations of its admin API. */
import gql from 'graphql-tag';

export const adminApi = gql`
  extend type Mutation {
    "Cancels an order of the storefront and refunds it to the customer's balance. Returns its new status."
    cancelStorefrontOrder(code: String!): String!
    "Marks a ticket as used. Returns its name."
    checkInTicket(code: String!): String!
    "Issues a code that adds an amount (minor units) to the balance of the first customer who redeems it. Returns the code."
    issueBalanceCode(name: String!, amount: Int!, validForDays: Int!): String!
  }
`;
