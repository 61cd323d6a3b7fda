let channel: BroadcastChannel | undefined;

/** All tabs of one browser share one sign-in. On this channel they notify each other of a change. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('sign-in');
  return channel;
}

/** Calls back when another tab has changed who is signed in, or what they are called. */
export function followOtherTabs(onChange: () => void): void {
  open().onmessage = onChange;
}

export function notifyOtherTabs(): void {
  open().postMessage('changed');
}
