/**
 * The locale of dates and times: the language in use with the region of the browser, so that a British browser shows
 * "22 Nov, 21:37" and an American one "Nov 22, 9:37 PM". The region of a browser language that matches counts first. A
 * browser without a region has the one that the texts are written for. Chinese keeps the simplified characters of its texts.
 */
export function localeTag(tag: string): string {
  const locale = new Intl.Locale(tag).maximize();
  const language = locale.language;
  // Latin letters need no mention.
  const written = locale.script === 'Latn' ? language : `${language}-${locale.script}`;
  const tags = [...(navigator.languages ?? [])];
  const matching = tags.filter((tag) => tag.toLowerCase().split('-')[0] === language);
  for (const tag of [...matching, ...tags]) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})\b/i.exec(tag)?.[1];
    if (region) return `${written}-${region.toUpperCase()}`;
  }
  return `${written}-${locale.region}`;
}

/** Whether the locale counts the hours to twelve. Hours up to twelve have no leading zero. */
export const isTwelveHour = (tag: string): boolean =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
