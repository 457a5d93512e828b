import { withBasePath } from './webManifest';

test('the addresses of a web manifest move below a path, and nothing else', () => {
  const manifest = {
    id: '/',
    name: '/Shop/',
    start_url: '/#/home',
    icons: [{ src: '/icon.svg', sizes: 'any' }],
    shortcuts: [{ name: 'Orders', url: '/#/h5/order', icons: [{ src: 'https://cdn.example/icon.png' }] }],
  };
  expect(withBasePath(manifest, '/shop')).toEqual({
    id: '/shop/',
    name: '/Shop/',
    start_url: '/shop/#/home',
    icons: [{ src: '/shop/icon.svg', sizes: 'any' }],
    shortcuts: [{ name: 'Orders', url: '/shop/#/h5/order', icons: [{ src: 'https://cdn.example/icon.png' }] }],
  });
});
