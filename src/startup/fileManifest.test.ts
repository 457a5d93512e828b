import { getFileManifest } from './fileManifest';

const groups = {
  layouts__index: { assets: [{ name: 'layout.js' }, { name: 'layout.css' }] },
  'messages-en': { assets: [{ name: 'en.js' }] },
  'kit-messages-h5-en': { assets: [{ name: 'kit-en.js' }] },
  'shell-h5': { assets: [{ name: 'kit.js' }, { name: 'h5.js' }, { name: 'h5.js.map' }] },
  'kit-pc': { assets: [{ name: 'kit-pc.js' }] },
  'panels-pc': { assets: [{ name: 'panels-pc.js' }] },
  src__pages__pc__goodsdetail__index: { assets: [{ name: 'product.js' }] },
  src__pages__pc__mine__index: { assets: [{ name: 'mine.js' }] },
  src__pages__h5__home__index: { assets: [{ name: 'kit.js' }, { name: 'home.js' }] },
};

const languages = [
  { code: 'en', tag: 'en' },
  { code: 'zh', tag: 'zh-CN' },
];

describe('the file manifest of a build', () => {
  const routes = ['/h5/home', '/pc/goodsdetail', '/pc/mine'].map((path) => ({
    path,
    file: `${path.slice(1)}/index.tsx`,
  }));
  const manifest = getFileManifest(groups, routes, languages, '/');
  const namesOf = (indexes: readonly number[] | undefined) => indexes?.map((index) => manifest.files[index]);

  it('lists the files of the chunk of a page, shared ones included', () => {
    expect(namesOf(manifest.pages['/h5/home'])).toEqual(['/kit.js', '/home.js']);
    expect(namesOf(manifest.layout)).toEqual(['/layout.js', '/layout.css']);
  });

  it('lists panels and states of the kit for every page but the product page of the desktop', () => {
    expect(namesOf(manifest.pages['/pc/goodsdetail'])).toEqual(['/kit-pc.js', '/product.js']);
    expect(namesOf(manifest.pages['/pc/mine'])).toEqual(['/kit-pc.js', '/panels-pc.js', '/mine.js']);
  });

  it('names a shared file once', () => {
    expect(manifest.files.filter((file) => file === '/kit.js')).toHaveLength(1);
  });

  it('leaves out files that are neither script nor style sheet', () => {
    expect(namesOf(manifest.shells['h5'])).toEqual(['/kit.js', '/h5.js']);
  });

  it('lists the texts of a kit for each language but the one that the kit includes', () => {
    expect(Object.keys(manifest.kitMessages)).toEqual(['h5-en', 'pc-zh-CN']);
    expect(namesOf(manifest.kitMessages['h5-en'])).toEqual(['/kit-en.js']);
  });

  it('is empty where the build has no such chunk', () => {
    expect(manifest.shells['pc']).toEqual([]);
    expect(manifest.messages['zh-CN']).toEqual([]);
    expect(manifest.request).toEqual([]);
  });
});

test('a home page needs no kit, and a file that a page shares with its kit is listed once', () => {
  const built = {
    'kit-pc': { assets: [{ name: 'kit-pc.js' }, { name: 'shared.js' }] },
    src__pages__pc__home__index: { assets: [{ name: 'home.js' }] },
    src__pages__pc__mine__index: { assets: [{ name: 'shared.js' }, { name: 'mine.js' }] },
  };
  const routes = ['/pc/home', '/pc/mine'].map((path) => ({ path, file: `${path.slice(1)}/index.tsx` }));
  const { files, pages } = getFileManifest(built, routes, languages, '/');
  const named = (path: string) => pages[path]?.map((index) => files[index]);
  expect([named('/pc/home'), named('/pc/mine')]).toEqual([['/home.js'], ['/kit-pc.js', '/shared.js', '/mine.js']]);
});
