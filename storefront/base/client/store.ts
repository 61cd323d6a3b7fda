import { create } from 'zustand';
import type { Category } from '#contract/catalogue/shopper.ts';
import type { NewContent } from '#contract/chat/values.ts';
import type { HomeIndex, MenuEntry } from '#contract/content/shopper.ts';
import { defaultLocale, type Locale, locales } from '#contract/core/languages.ts';
import type { Picture } from '#contract/core/values.ts';
import type { User } from '#contract/identity/shopper.ts';

type NamedKind = { id: number; name: string };

/** What a question is about, sent with it. */
export type ChatCard = {
  content: Extract<NewContent, { kind: 'product' | 'order' }>;
  title: string;
  picture: Picture | null;
};

/** A conversation with a shop or, with null, the platform; one by its number, with the key of a mail's link; or the list of all. */
export type AskedChat =
  | { shopId: number | null; card?: ChatCard | undefined }
  | { chatId: number; key: string | null }
  | { isList: true };

/** What the page remembers between screens. Money and rights are never saved here: the server decides those. */
export type MallState = {
  isLoginOpen: boolean;
  /** True when the dialog was opened by a buying action, so that entering as a visitor is offered. */
  isShowTourists: boolean;
  /** Who is signed in, once the mall has said so. */
  user: User | null;
  /** The browser seems to be signed in, and the session check is running. */
  isUserExpected: boolean;
  /** The entries of the account menu that the mall gives, once it was opened. */
  menu: MenuEntry[] | null;
  locale: Locale;
  locales: readonly Locale[];
  cartNumber: number;
  /** The category tree, once it has been asked for. */
  productClassify: Category[] | null;
  merchantType: NamedKind[] | null;
  merchantClassify: NamedKind[] | null;
  homeData: HomeIndex | null;
  /** The products a review is being written for; survives a reload. */
  evaluationInfo: unknown;
  /** The banner of the shop being visited; survives a reload. */
  merPcBanner: unknown;
  /** The conversation that was asked for, until the window has it. */
  askedChat: AskedChat | null;
  /** Conversations with something to read. */
  unreadChats: number;
  /** Offline the code of a page could not be loaded: the router does not ask for it again (lost-page.ts). */
  isCodeLost: boolean;
};

export const useMall = create<MallState>()(() => ({
  isLoginOpen: false,
  isShowTourists: false,
  user: null,
  isUserExpected: false,
  menu: null,
  locale: defaultLocale,
  locales,
  cartNumber: 0,
  productClassify: null,
  merchantType: null,
  merchantClassify: null,
  homeData: null,
  evaluationInfo: null,
  merPcBanner: null,
  askedChat: null,
  unreadChats: 0,
  isCodeLost: false,
}));

/** Opens the window of customer service, whose scripts are loaded then (shell/chat/). */
export const openChat = (askedChat: AskedChat) => useMall.setState({ askedChat });

const cartKey = 'cartNumber';

/** Saves how many units the server says are in the cart, so that the next page shows it without asking. */
export function saveCartNumber(cartNumber: number): void {
  useMall.setState({ cartNumber });
  localStorage.setItem(cartKey, String(cartNumber));
}

const storageKey = 'mall';

/**
 * Takes up what an earlier visit left, and from then on keeps it in local storage. Called after the first render, so
 * that the browser's first picture equals the server's. (zustand's own persistence weighs a kilobyte on every visit.)
 */
export function rememberInBrowser(): () => void {
  const stop = useMall.subscribe(({ evaluationInfo, merPcBanner }, before) => {
    if (evaluationInfo === before.evaluationInfo && merPcBanner === before.merPcBanner) return;
    localStorage.setItem(storageKey, JSON.stringify({ evaluationInfo, merPcBanner }));
  });
  // The page inside the frame comes alive before it does: what it has set already is newer than what was stored.
  const { evaluationInfo, merPcBanner } = useMall.getState();
  useMall.setState({ ...readStored(), cartNumber: Number(localStorage.getItem(cartKey)) || 0 });
  if (evaluationInfo !== null) useMall.setState({ evaluationInfo });
  if (merPcBanner !== null) useMall.setState({ merPcBanner });
  return stop;
}

function readStored(): Partial<MallState> {
  try {
    const { evaluationInfo = null, merPcBanner = null } = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { evaluationInfo, merPcBanner };
  } catch {
    return { evaluationInfo: null, merPcBanner: null }; // not ours under this key
  }
}
