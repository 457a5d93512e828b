import { readOptions } from '../../tools/server/options';
import { StartError } from '../../tools/startError';

test('without any wish the shop opens on port 8000 with its books in .shop-data', () => {
  expect(readOptions({})).toEqual({ port: 8000, host: '0.0.0.0', apiTarget: undefined, dataFolder: '.shop-data', scene: undefined, codeLimit: 60 });
});

test('an empty variable is no wish', () => {
  expect(readOptions({ PORT: '', API_TARGET: ' ', SHOP_SCENE: '' })).toMatchObject({ port: 8000, apiTarget: undefined, scene: undefined });
});

test('every wish is read', () => {
  const wishes = { PORT: '9000', HOST: '127.0.0.1', API_TARGET: 'https://api.example.com/shop', SHOP_DATA: 'elsewhere', SHOP_SCENE: 'large', CODE_LIMIT: '5' };
  expect(readOptions(wishes)).toEqual({
    port: 9000,
    host: '127.0.0.1',
    apiTarget: new URL('https://api.example.com/shop'),
    dataFolder: 'elsewhere',
    scene: 'large',
    codeLimit: 5,
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ CODE_LIMIT: '0' }, 'CODE_LIMIT must be a whole number from 1 to 1000000, not "0".'],
  [{ API_TARGET: 'api.example.com' }, 'API_TARGET must be an address such as https://api.example.com, not "api.example.com".'],
  [{ API_TARGET: 'file:///etc/passwd' }, 'API_TARGET must be an address such as https://api.example.com, not "file:///etc/passwd".'],
  [{ SHOP_SCENE: 'moon' }, 'SHOP_SCENE must be the name of a scene (default, fresh, rich, empty or large), not "moon".'],
])('%j is refused with words', (environment, words) => {
  expect(() => readOptions(environment)).toThrow(new StartError(words));
});
