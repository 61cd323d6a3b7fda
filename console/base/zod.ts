import { z } from 'zod/v4';

// In the console's build every `zod` is this file (vite.config.ts), because the first schema that is created would try
// eval, which the policy of the console's pages refuses and reports.
z.config({ jitless: true });

export { z };
