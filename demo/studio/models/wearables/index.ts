import { solitaireRing } from './solitaire-ring.ts';
import { wristwatch } from './wristwatch.ts';

export const wearables = [solitaireRing, wristwatch];
