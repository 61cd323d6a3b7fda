import type { ApplyDraft } from './apply-draft.ts';

const storageKey = 'applicationDraft';

/** What a guest has typed, for as long as this tab lives: signing in with another provider leaves the page for a while. */
export function saveGuestDraft(draft: ApplyDraft): void {
  sessionStorage.setItem(storageKey, JSON.stringify(draft));
}

/** What was typed before signing in; null when nothing was. Whatever is no draft of ours is left out. */
export function readGuestDraft(blank: ApplyDraft): ApplyDraft | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isDraft(saved, blank) ? saved : null;
  } catch {
    return null;
  }
}

export function dropGuestDraft(): void {
  sessionStorage.removeItem(storageKey);
}

function isDraft(saved: unknown, blank: ApplyDraft): saved is ApplyDraft {
  if (typeof saved !== 'object' || saved === null) return false;
  const given = saved as Record<string, unknown>;
  return Object.entries(blank).every(
    ([name, value]) => value === null || (typeof given[name] === typeof value && given[name] !== null),
  );
}
