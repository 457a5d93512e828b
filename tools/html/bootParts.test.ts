import { bootParts } from './bootParts';

const groups = {
  layouts__index: { assets: [{ name: 'layout.js' }, { name: 'layout.css' }] },
  'words-en': { assets: [{ name: 'en.js' }] },
  'shell-h5': { assets: [{ name: 'kit.js' }, { name: 'h5.js' }, { name: 'h5.js.map' }] },
  src__pages__h5__home__index: { assets: [{ name: 'kit.js' }, { name: 'home.js' }] },
};

describe('the parts that an address needs', () => {
  const parts = bootParts(groups, [{ path: '/h5/home', file: 'h5/home/index.tsx' }], '/');
  const namesOf = (places: readonly number[] | undefined) => places?.map((place) => parts.files[place]);

  it('are the files of its chunk, shared ones included', () => {
    expect(namesOf(parts.pages['/h5/home'])).toEqual(['/kit.js', '/home.js']);
    expect(namesOf(parts.layout)).toEqual(['/layout.js', '/layout.css']);
  });

  it('name a shared file once', () => {
    expect(parts.files.filter((file) => file === '/kit.js')).toHaveLength(1);
  });

  it('leave out what is no script or style', () => {
    expect(namesOf(parts.shells['h5'])).toEqual(['/kit.js', '/h5.js']);
  });

  it('are empty where the build has no such chunk', () => {
    expect(parts.shells['pc']).toEqual([]);
    expect(parts.words['zh-CN']).toEqual([]);
    expect(parts.request).toEqual([]);
  });
});
