import { codeResendSeconds } from '#contract/identity/shopper.ts';

// When a code went to whom. Outside of any component, so that it survives a change of mode and of page.
const sentAt = new Map<string, number>();
const listeners = new Set<() => void>();

export type CodeKind =
  | 'phone'
  | 'email'
  | 'reset'
  | 'binding'
  | 'password'
  | 'member'
  | 'application'
  | 'order'
  | 'proof';

/** Two kinds of code to one address have a countdown each; two forms that send the same one share it. */
export function recipientKey(kind: CodeKind, recipient: string): string {
  return `${kind} ${recipient.trim().toLowerCase().replaceAll(' ', '')}`;
}

export function noteSent(recipient: string): void {
  sentAt.set(recipient, Date.now());
  for (const listener of listeners) listener();
}

/** Seconds until another code may be asked for; 0 when it may be now, null when none was ever sent. */
export function secondsUntilResend(recipient: string): number | null {
  const at = sentAt.get(recipient);
  if (at === undefined) return null;
  // By the clock and not by counting, so that a tab that slept wakes up with the right number. A clock that was set
  // back must not lock the button for longer than it ever may.
  const left = codeResendSeconds - Math.floor((Date.now() - at) / 1000);
  return Math.min(codeResendSeconds, Math.max(0, left));
}

export function onSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
