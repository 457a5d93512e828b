/** Uploads of an administrator. */
// A picture of one pixel.
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a file as the administrator. Returns its id, or why it was refused. */
export async function uploadAsset(
  origin: string,
  admin: string,
  file: Buffer,
  name: string,
  type: string,
): Promise<{ id?: string; message?: string }> {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({
      query:
        'mutation ($input: [CreateAssetInput!]!) { createAssets(input: $input) { ... on Asset { id } ... on MimeTypeError { message } } }',
      variables: { input: [{ file: null }] },
    }),
  );
  form.set('map', JSON.stringify({ file: ['variables.input.0.file'] }));
  form.set('file', new Blob([file], { type }), name);
  const response = await fetch(`${origin}/admin-api`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'apollo-require-preflight': 'true' },
    body: form,
  });
  const body = (await response.json()) as { data: { createAssets: readonly { id?: string; message?: string }[] } };
  return body.data.createAssets[0] ?? {};
}
