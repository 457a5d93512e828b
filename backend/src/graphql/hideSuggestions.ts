/**
 * Takes the suggestions out of errors ("Did you mean …?"). The option of HardenPlugin for it does nothing with version 4 of Apollo Server,
 * which has no `errors` in `response`: @vendure/harden-plugin 3.7.3, hide-validation-errors-plugin.js.
 */
import type { ApolloServerPlugin } from '@apollo/server';

export const hideSuggestions: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body } }) {
        if (body.kind === 'single' && body.singleResult.errors)
          body.singleResult.errors = body.singleResult.errors.map((error) => ({
            ...error,
            message: error.message.replace(/ Did you mean .*$/s, ''),
          }));
        return Promise.resolve();
      },
    }),
};
