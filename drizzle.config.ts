import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/modules/*/tables.ts',
    './server/http/tables.ts',
    './server/database/tables.ts',
    './server/providers/*/tables.ts',
  ],
  out: './migrations',
});
