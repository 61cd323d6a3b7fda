// How a message makes itself known to someone who looks elsewhere.

const soundMark = 'chatSound';

export const isSoundOn = () => localStorage.getItem(soundMark) !== 'off';
export const setSound = (isOn: boolean) => localStorage.setItem(soundMark, isOn ? 'on' : 'off');

let audio: AudioContext | undefined;

/** Two short tones. Browsers let no page sound before it was used, which is as it should be. */
export function playSound(): void {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [at, frequency] of [880, 1_175].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + at * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.06, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  }
}

export const mayAskToNotify = () => 'Notification' in globalThis && Notification.permission === 'default';
export const askToNotify = () => Notification.requestPermission();

/** Shown by the system while the page is in the background, if the shopper has allowed it. One per conversation. */
export function notify(chatId: number, title: string, body: string, open: () => void): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: `chat-${chatId}`, icon: '/favicon.svg' });
    notification.onclick = () => {
      focus();
      notification.close();
      open();
    };
  } catch {
    // Some browsers allow them from a service worker only.
  }
}

/** Puts a number in front of the tab's title, also after it has changed with the page. Returns how to end that. */
export function countInTitle(count: number): () => void {
  const prefix = /^\(\d+\+?\) /;
  const write = () => {
    const plain = document.title.replace(prefix, '');
    const wanted = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  const watcher = new MutationObserver(write);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
}
