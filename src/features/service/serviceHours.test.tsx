import { formatClock, isServiceOpenAt, zoneName } from './serviceHours';

const day = { opens: '08:00', closes: '21:00', timeZone: 'America/Los_Angeles', isOpenNow: false };
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

describe('the service desk', () => {
  // Los Angeles is eight hours behind in November.
  it.each([
    ['15:59', false],
    ['16:00', true],
    ['04:59', true],
    ['05:00', false],
  ])('at %s UTC is open: %s, whatever was said before', (time, isOpen) => {
    expect(isServiceOpenAt(day, at(time))).toBe(isOpen);
    expect(isServiceOpenAt({ ...day, isOpenNow: true }, at(time))).toBe(isOpen);
  });

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['02:30', true],
    ['06:00', false],
  ])('that works at night is open at %s: %s', (time, isOpen) => {
    expect(isServiceOpenAt({ opens: '22:00', closes: '06:00', timeZone: 'UTC', isOpenNow: false }, at(time))).toBe(
      isOpen,
    );
  });

  it('is always open when it closes as it opens', () => {
    expect(isServiceOpenAt({ opens: '00:00', closes: '00:00', timeZone: 'UTC', isOpenNow: false }, at('13:00'))).toBe(
      true,
    );
  });

  it('in a zone that no one knows is as open as the API said', () => {
    const nowhere = { ...day, timeZone: 'Moon/Crater_Lake' };
    expect(isServiceOpenAt(nowhere, at('18:00'))).toBe(false);
    expect(isServiceOpenAt({ ...nowhere, isOpenNow: true }, at('03:00'))).toBe(true);
  });
});

describe('a time zone', () => {
  it('has a name for people in their language', () => {
    expect(zoneName('America/Los_Angeles', 'en')).toBe('Pacific Time');
    expect(zoneName('America/Los_Angeles', 'zh-CN')).toMatch(/太平洋/);
  });

  it('that no one knows goes by the city in its name', () => {
    expect(zoneName('Moon/Crater_Lake', 'en')).toBe('Crater Lake');
  });
});

describe('a time of day', () => {
  test.each([
    ['en-US', 'en', ['9 AM', '9:30 PM', '12 AM', '12 PM']],
    ['en-GB', 'en', ['09:00', '21:30', '00:00', '12:00']],
    ['zh-CN', 'zh-CN', ['09:00', '21:30', '00:00', '12:00']],
  ])('is written as in the region of the browser: %s', (tag, language, expected) => {
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
    expect(['09:00', '21:30', '00:00', '12:00'].map((time) => formatClock(time, language))).toEqual(expected);
    languages.mockRestore();
  });

  test('that cannot be read is shown as it is', () => {
    expect(formatClock('late', 'en')).toBe('late');
  });
});
