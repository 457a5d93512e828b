/**
 * The headers of every request to the API, from any part of the storefront: the session token, or an empty string without one (spec
 * section 7), and the language of the texts in the response.
 */
export const requestHeaders = (token: string, language: string, hasBody = false): Record<string, string> => ({
  Authorization: token,
  'Accept-Language': language,
  ...(hasBody && { 'Content-Type': 'application/json' }),
});
