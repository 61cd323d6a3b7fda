let channel: BroadcastChannel | undefined;

/** All tabs of one browser share one sign-in. This is where they tell each other that it has changed. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('sign-in');
  return channel;
}

/** Calls back when another tab has changed who is signed in, or what they are called. */
export function followOtherTabs(onChange: () => void): void {
  open().onmessage = onChange;
}

export function tellOtherTabs(): void {
  open().postMessage('changed');
}
