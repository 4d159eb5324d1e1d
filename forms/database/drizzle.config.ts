import { defineConfig } from 'drizzle-kit';

// After a change to schema.ts: drizzle-kit generate --config forms/database/drizzle.config.ts
// Migrations that were released are never edited; a further one is added.
export default defineConfig({
  dialect: 'sqlite',
  schema: './forms/database/schema.ts',
  out: './forms/database/migrations',
});
