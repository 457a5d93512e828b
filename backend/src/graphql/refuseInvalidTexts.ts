/** Texts that the database cannot keep are invalid input of Vendure's APIs, too. */
import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, visit } from 'graphql';
import { findInvalidTexts } from '../../../shop/inputTexts';

export const refuseInvalidTexts: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, request: { variables } }) {
        const literals: string[] = [];
        visit(document, { StringValue: ({ value }) => void literals.push(value) });
        if (findInvalidTexts([literals, variables]).length > 0)
          throw new GraphQLError('A text has characters that cannot be kept.', {
            extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
          });
        return Promise.resolve();
      },
    }),
};
