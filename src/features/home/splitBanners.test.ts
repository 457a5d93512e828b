import { splitBanners } from './splitBanners';

describe('the stage of the home page', () => {
  it.each([
    [[], [], []],
    [['a'], ['a'], []],
    [['a', 'b'], ['a', 'b'], []],
    [['a', 'b', 'c'], ['a'], ['b', 'c']],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
  ])('of %j shows %j in turn and sets %j apart', (banners, stage, campaigns) => {
    expect(splitBanners(banners)).toEqual({ stage, campaigns });
  });
});
