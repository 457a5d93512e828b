import { parseWebUrl, readApiUrl } from './apiUrl';
import { readApiBase } from './baseUrls';
import { readOptions } from '../serve/server/options';
import { snapshotSource } from '../build/snapshotSource';
import { StartError } from '../command/startError';

/** Everything that reads the address of an API, with the name that its message has. */
const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['API_TARGET', (text) => readOptions({ API_TARGET: text }).apiTarget],
  ['API_BASE', (text) => readApiBase({ API_BASE: text })],
  ['SNAPSHOT_API', (text) => snapshotSource('none', { SNAPSHOT_API: text })],
  ['The API', (text) => readApiUrl([text], 'npm run x')],
  ['--pages', (text) => parseWebUrl(text, '--pages')],
];

const secrets = [
  'https://user:secret@api.example',
  'https://secret@api.example',
  'https://:secret@api.example',
  'https://@api.example',
  'HTTPS:user:secret@api.example',
  'https:\\\\user:secret@api.example',
  'user:secret@api.example',
  'https://user:secret@[bad',
  'https://user:secret%40@api.example:8443/v1',
];

describe.each(readers)('%s', (name, read) => {
  test.each(secrets)('refuses %s, and does not repeat it', (text) => {
    expect(() => read(text)).toThrow(
      new StartError(`${name} must not have a user or a password in its address: they would be sent nowhere.`),
    );
  });

  test.each([
    'api.example',
    '/api',
    'ftp://api.example',
    'https://a.example/?x',
    'https://a.example/#x',
    "https://a'b",
  ])('refuses %s', (text) => {
    expect(() => read(text)).toThrow(
      new StartError(`${name} must be an address such as https://api.example.com, not "${text}".`),
    );
  });

  test.each(['https://api.example', 'http://127.0.0.1:3000/v1', 'https://api.example/@team', 'http://[::1]:3000'])(
    'takes %s',
    (text) => {
      expect(String(read(text)).replace(/\/$/, '')).toBe(text);
    },
  );
});
