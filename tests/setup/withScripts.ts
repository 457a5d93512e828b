/** A shop with scripts of others for statistics and marketing. Imported before the app, which reads the configuration while it is loaded. */
Object.assign(SHOP, {
  hasReporting: true,
  scripts: [
    { src: 'https://a.example/needed.js', category: 'necessary', attributes: {} },
    { src: 'https://b.example/count.js', category: 'statistics', attributes: { 'data-site': 'q', id: 'count' } },
    { src: 'https://c.example/pixel.js', category: 'marketing', attributes: {} },
  ],
});

export {};
