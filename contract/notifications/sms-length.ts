// The alphabet of GSM 03.38, in which a message has 160 characters. One other character, and it has 70.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const twice = '^{}\\[~]|€\f'; // sent as two characters

const lengths = { basic: { alone: 160, each: 153 }, unicode: { alone: 70, each: 67 } } as const;

export type SmsLength = { characters: number; segments: number; alphabet: keyof typeof lengths };

/** How long an SMS is as it is paid for: in segments, each of which is a message of its own on the way. */
export function smsLength(text: string): SmsLength {
  const letters = [...text];
  const alphabet = letters.every((letter) => basic.includes(letter) || twice.includes(letter)) ? 'basic' : 'unicode';
  const sizes = letters.map((letter) => (alphabet === 'unicode' ? letter.length : twice.includes(letter) ? 2 : 1));
  const characters = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, each } = lengths[alphabet];
  if (characters <= alone) return { characters, segments: characters === 0 ? 0 : 1, alphabet };
  // A character of two units is not divided between segments.
  let [segments, room] = [1, each];
  for (const size of sizes) {
    if (size > room) [segments, room] = [segments + 1, each];
    room -= size;
  }
  return { characters, segments, alphabet };
}
