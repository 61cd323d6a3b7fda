import type { ProviderName } from './social-attempts.ts';

/** Whether the platform lets people in this way now. */
export type IsSignInOpen = (way: 'visitors' | ProviderName) => Promise<boolean>;
