/** The sections of the developer page, in tab order. */
export const docsSections = ['routes', 'calls', 'api', 'gallery', 'storage', 'errors', 'demo'] as const;
export type DocsSection = (typeof docsSections)[number];
