/** What has happened in another tab: said, since a cookie that it has just dropped may still be there for this one. */
export type TabNotice = 'signed_out' | 'changed';

let channel: BroadcastChannel | undefined;

/** All tabs of one browser share one sign-in. On this channel they notify each other of a change. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('sign-in');
  return channel;
}

/** Calls back when another tab has changed who is signed in, or what they are called. */
export function followOtherTabs(onChange: (notice: TabNotice) => void): void {
  open().onmessage = ({ data }: MessageEvent<TabNotice>) => onChange(data);
}

export function notifyOtherTabs(notice: TabNotice): void {
  open().postMessage(notice);
}
