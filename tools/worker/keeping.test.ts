import { isWholeFile, neededFiles } from './keeping';

const answer = (status: number, type: string) => ({ status, headers: new Headers({ 'content-type': type }) });

describe('an answer is kept as a file', () => {
  test.each([
    ['/umi.0a1b2c.js', 200, 'text/javascript; charset=utf-8', true],
    ['/umi.0a1b2c.js', 200, 'text/html', false],
    ['/umi.0a1b2c.js', 404, 'text/javascript', false],
    ['/umi.0a1b2c.js', 206, 'text/javascript', false],
    ['/1.0a1b2c.chunk.css', 200, 'text/css', true],
    ['/1.0a1b2c.chunk.css', 200, 'text/html', false],
    ['/index.html', 200, 'text/html; charset=utf-8', true],
    ['/index.html', 503, 'text/html', false],
  ])('%s with %i %s: %s', (path, status, type, isKept) => {
    expect(isWholeFile(path, answer(status, type))).toBe(isKept);
  });
});

test('a device keeps the files of its face and language, each once', () => {
  const all = { faces: { h5: ['/kit.js', '/h5.js'], pc: ['/pc.js'] }, words: { en: ['/en.js', '/kit.js'], 'zh-CN': ['/zh.js'] }, pictures: [] };
  expect(neededFiles(all, { face: 'h5', language: 'en' })).toEqual(['/kit.js', '/h5.js', '/en.js']);
  expect(neededFiles(all, { face: 'pc', language: 'zh-CN' })).toEqual(['/pc.js', '/zh.js']);
});
