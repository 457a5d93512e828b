/** The sections of the developer page, in tab order. */
export const docsSections = ['routes', 'calls', 'storage', 'errors', 'demo'] as const;
export type DocsSection = (typeof docsSections)[number];
