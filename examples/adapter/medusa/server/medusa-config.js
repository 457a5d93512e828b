/** Medusa with PostgreSQL alone: cache, events, locks and workflows are in memory, files in a folder. `start.ts` sets the variables. */
const { defineConfig, Modules } = require('@medusajs/framework/utils');

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    // The administration is served over http on this machine, where a secure cookie would be lost.
    cookieOptions: { secure: false, sameSite: 'lax' },
    http: {
      storeCors: process.env.MEDUSA_BACKEND_URL,
      adminCors: process.env.MEDUSA_BACKEND_URL,
      authCors: process.env.MEDUSA_BACKEND_URL,
      jwtSecret: process.env.MEDUSA_SECRET,
      cookieSecret: process.env.MEDUSA_SECRET,
    },
  },
  modules: [
    {
      key: Modules.FILE,
      resolve: '@medusajs/medusa/file',
      options: {
        providers: [
          {
            resolve: '@medusajs/medusa/file-local',
            id: 'local',
            options: { backend_url: `${process.env.MEDUSA_BACKEND_URL}/static` },
          },
        ],
      },
    },
  ],
});
