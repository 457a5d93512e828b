/** The sections of the developers' page, in the order of their tabs. */
export const docsSections = ['routes', 'calls', 'storage', 'errors', 'demo'] as const;
export type DocsSection = (typeof docsSections)[number];
