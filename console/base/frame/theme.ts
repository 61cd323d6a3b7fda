import { createTheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { dropCookie, readCookie, writeCookie, yearSeconds } from '#ui/browser/cookies.ts';

/** The mall's look (storefront/tokens.css) in Mantine's terms. */
export const theme = createTheme({
  respectReducedMotion: true,
  colors: {
    brand: [
      '#fdecea',
      '#fbd5d0',
      '#f6a89f',
      '#f0786a',
      '#ea5340',
      '#e03c27',
      '#d02a15',
      '#b92412',
      '#991d0f',
      '#7a160b',
    ],
  },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  defaultRadius: 8,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '24px' }, h2: { fontSize: '18px' } } },
  cursorType: 'pointer',
  components: {
    // The colour of an alert is too light for words.
    Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
    // Enter takes the first of the options that what was typed leaves.
    Select: { defaultProps: { selectFirstOptionOnChange: true } },
    MultiSelect: { defaultProps: { selectFirstOptionOnChange: true } },
  },
});

/** The choice between light and dark is the storefront's: one cookie for the whole mall. */
export function themeCookie(): MantineColorSchemeManager {
  return {
    get: (otherwise) => {
      const chosen = readCookie('theme');
      return chosen === 'light' || chosen === 'dark' ? chosen : otherwise;
    },
    set: (chosen: MantineColorScheme) =>
      chosen === 'auto' ? dropCookie('theme') : writeCookie('theme', chosen, yearSeconds),
    subscribe: () => {},
    unsubscribe: () => {},
    clear: () => dropCookie('theme'),
  };
}
