import { z } from 'zod';

export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['US'] });
