import { useRouteLoaderData } from 'react-router';
import type { Category } from '#contract/catalogue/shopper.ts';
import type { HomeIndex } from '#contract/content/shopper.ts';
import type { HotKeyword } from '#contract/search/shopper.ts';
import type { QrModules } from '#ui/display/qr-code.tsx';

/** What the frame is rendered with, and what its loader (shell/shell.tsx) therefore gives. */
export type ShellData = {
  /** Of the first level only. */
  categories: Omit<Category, 'childList'>[];
  keywords: HotKeyword[];
  home: HomeIndex | null;
  mobileMallCode: QrModules | null;
};

/** Undefined when the frame could not be loaded. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData('shell/shell');
}
