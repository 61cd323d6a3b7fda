const lockNotAvailable = '55P03';

/** Whether a statement failed because another transaction held its lock for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { code?: unknown }).code === lockNotAvailable) return true;
  return false;
}
