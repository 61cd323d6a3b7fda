export { setHotKeywords } from './set-hot-keywords.ts';
