import { fitPicture, sizeSvg } from './posterPicture';

test.each([
  [1, 208, 208],
  [4, 460, 115],
  [0.5, 104, 208],
])('a picture of the ratio %d is drawn as %d × %d px', (ratio, width, height) => {
  expect(fitPicture(ratio)).toEqual({ width, height });
});

test.each([
  ['<svg viewBox="0 0 96 24"><path/></svg>', '<svg width="460" height="115" viewBox="0 0 96 24"><path/></svg>'],
  ["<svg viewBox='0,0,10,20' width='100%' height=\"2em\"/>", '<svg width="104" height="208" viewBox=\'0,0,10,20\'/>'],
  ['<?xml version="1.0"?>\n<svg width="40px" height="20px">', '<?xml version="1.0"?>\n<svg width="416" height="208">'],
  ['<svg stroke-width="2">', '<svg width="208" height="208" stroke-width="2">'],
  ['<!doctype html><p>', undefined],
])('%s gets the size in which it is drawn', (svg, sized) => {
  expect(sizeSvg(svg)).toBe(sized);
});
