/** APIs with one mistake each, as an operator makes it who builds one: the whole command has to name it. */
import type { createPictureCheck } from '../../../tools/check/checkApi/pictures';
import type { CallName } from '../../../src/api/calls';
import { bodyOf, respond, type Break } from './brokenApi';

type LoadPicture = Parameters<typeof createPictureCheck>[0];

/** What is wrong, the wrong API, and how the sentence of the command about it begins. */
export type Mistake = readonly [what: string, change: Break, named: string, loadPicture?: LoadPicture];

/** Changes each field `name` of a body, however deep. */
function withField(body: unknown, name: string, change: (value: unknown) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((one) => withField(one, name, change));
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, key === name ? change(value) : withField(value, name, change)]),
  );
}

/** An API with another value in each field `field` of the successes of a call, or of all calls. */
export const having =
  (field: string, change: (value: unknown) => unknown, name?: CallName): Break =>
  (send) =>
  async (request) => {
    const response = await send(request);
    const body = bodyOf(response);
    const isRight = (body.success || 'code' in body) && (name === undefined || request.call.name === name);
    return isRight ? respond({ ...body, data: withField(body.data, field, change) }) : response;
  };

/** An API that writes one value of a field in another way. */
export const writing = (field: string, from: unknown, to: unknown, name?: CallName) =>
  having(field, (value) => (value === from ? to : value), name);

/** An API without a field. */
export const without = (field: string, name?: CallName) => having(field, () => undefined, name);

/** An API whose bodies of a call, or of all calls, are others. */
export const enveloping =
  (change: (body: Readonly<Record<string, unknown>>) => unknown, name?: CallName): Break =>
  (send) =>
  async (request) => {
    const response = await send(request);
    if (response.kind === 'noResponse' || (name !== undefined && request.call.name !== name)) return response;
    return respond(change({ ...bodyOf(response) }), response.status);
  };
