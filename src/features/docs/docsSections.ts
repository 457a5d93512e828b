/** The sections of the developer page, in tab order. */
export const docsSections = ['routes', 'calls', 'storage', 'demo'] as const;
export type DocsSection = (typeof docsSections)[number];

export const sectionNames = { routes: 'Routes', calls: 'Calls', storage: 'Storage keys', demo: 'Demo shop' } as const;
