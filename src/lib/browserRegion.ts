/** The regions of the browser's languages as country codes, the preferred one first: `en-GB` → `GB`, `de` → `DE`. */
export function browserRegions(): readonly string[] {
  const languages = navigator.languages ?? [navigator.language];
  return languages.flatMap((language) => {
    try {
      return new Intl.Locale(language).maximize().region ?? [];
    } catch {
      return [];
    }
  });
}
