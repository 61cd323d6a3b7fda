import { bookshelfSpeaker } from './bookshelf-speaker.ts';
import { earbuds } from './earbuds.ts';
import { headphones } from './headphones.ts';
import { wirelessSpeaker } from './wireless-speaker.ts';

export const audio = [bookshelfSpeaker, earbuds, headphones, wirelessSpeaker];
