import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';

// How a clerk learns of a question while looking elsewhere: by a sound, and by the browser's own notifications.

const soundKey = 'console.chat.sound';
const noticeKey = 'console.chat.notices';

/** What this clerk has chosen in this browser. Notifications need the browser's permission, too. */
export function useAlertSettings() {
  const [hasSound, setSound] = useLocalStorage({ key: soundKey, defaultValue: true, getInitialValueInEffect: false });
  const [wantsNotices, setNotices] = useLocalStorage({
    ...{ key: noticeKey, defaultValue: false, getInitialValueInEffect: false },
  });
  const [permission, setPermission] = useState(permissionNow);
  return {
    hasSound,
    setSound,
    permission,
    hasNotices: wantsNotices && permission === 'granted',
    async chooseNotices(isOn: boolean): Promise<void> {
      if (isOn && permission === 'default') setPermission(await Notification.requestPermission());
      setNotices(isOn && permissionNow() === 'granted');
    },
  };
}

/** `unknown`: this browser has no notifications. */
export const permissionNow = (): NotificationPermission | 'unknown' =>
  'Notification' in globalThis ? Notification.permission : 'unknown';

const readSetting = (key: string, otherwise: boolean): boolean => {
  const stored = localStorage.getItem(key);
  return stored === null ? otherwise : stored === 'true';
};

type Alerted = { title: string; text: string; onOpen: () => void };

/** Says that someone has written, in the ways that the clerk has chosen. */
export function alertClerk({ title, text, onOpen }: Alerted): void {
  if (readSetting(soundKey, true)) playSound();
  if (!readSetting(noticeKey, false) || permissionNow() !== 'granted' || document.hasFocus()) return;
  try {
    const notice = new Notification(title, { body: text, tag: 'chat' });
    notice.onclick = () => {
      window.focus();
      onOpen();
      notice.close();
    };
  } catch {
    // A browser may allow them to service workers only.
  }
}

const tones = [
  [880, 0],
  [1_175, 0.12],
] as const;
let audio: AudioContext | undefined;

/** Two short notes. Browsers stay silent until someone has clicked somewhere. */
export function playSound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    for (const [frequency, after] of tones) {
      const at = audio.currentTime + after;
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.08, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.3);
    }
  } catch {
    // Without a sound device there is nothing to hear.
  }
}
