import type { ShownHoliday } from '#contract/shops/holidays.ts';

/** Whether a shop sells nothing now. */
export const isPaused = (holiday: ShownHoliday | null) => holiday?.hasBegun === true && !holiday.isSelling;
