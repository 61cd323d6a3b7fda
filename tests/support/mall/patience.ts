/** Ample time on a busy machine: for `vi.waitFor`, whose own second is too short for what follows an answer, and for a connection. */
export const patience = { timeout: 60_000 };
