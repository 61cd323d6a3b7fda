import { Check, CheckCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a person wrote: one's own to the right. */
export function Bubble({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <div
      className={`w-fit max-w-full rounded-lg px-3.5 py-2 leading-relaxed whitespace-pre-wrap wrap-anywhere ${isOwn ? 'rounded-br-sm bg-brand-fill text-white' : 'rounded-bl-sm bg-card shadow-[0_1px_2px_rgb(0_0_0/0.06)]'}`}
    >
      {children}
    </div>
  );
}

export type BubbleState = 'waiting' | 'sent' | 'delivered' | 'read' | 'failed';

/** How far a message of one's own has come. */
export function BubbleMark({ state, label }: { state: BubbleState; label: string }) {
  const Icon = { waiting: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck, failed: CircleX }[state];
  const tone = { waiting: '', sent: '', delivered: '', read: 'text-success', failed: 'text-brand' }[state];
  return (
    <span className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon aria-hidden="true" size={14} />
      {label}
    </span>
  );
}

/** A day, or what the mall itself says, in the middle of a conversation. */
export function MiddleLine({ children }: { children: ReactNode }) {
  return (
    <p className="mx-auto w-fit max-w-[85%] rounded-md bg-surface px-3 py-1 text-center text-xs text-ink-2 wrap-anywhere">
      {children}
    </p>
  );
}

/** The other side writes: three dots that move, if anything may move. */
export function TypingDots({ label }: { label: string }) {
  return (
    <div className="flex w-fit items-center gap-1 rounded-lg rounded-bl-sm bg-card px-4 py-3">
      <span className="sr-only">{label}</span>
      {[0, 160, 320].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-1.5 animate-bounce rounded-full bg-ink-3 motion-reduce:animate-none"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </div>
  );
}
