import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withChosenTheme } from './chosen-theme.ts';

/** Runs the script in a page that has these cookies. */
function open(cookie: string) {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(withChosenTheme('<head></head>')) ?? [];
  const metas = ['light', 'dark'].map((scheme) => ({
    dataset: { scheme },
    media: `(prefers-color-scheme: ${scheme})`,
  }));
  const documentElement = { dataset: {} as Record<string, string> };
  runInNewContext(script, {
    document: { cookie, documentElement, querySelectorAll: () => metas },
  });
  return { theme: documentElement.dataset.theme, media: metas.map(({ media }) => media) };
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

test('is the last of the head, so that it knows the colours there and runs before anything is painted', () => {
  expect(withChosenTheme('<html><head><title>A</title></head><body></body></html>', 'abc')).toMatch(
    /^<html><head><title>A<\/title>(?:<meta name="theme-color"[^>]*>){2}<script nonce="abc">.*<\/script><\/head><body><\/body><\/html>$/s,
  );
});

test('shows the theme that was chosen', () => {
  expect(open('locale=th; theme=dark')).toEqual({ theme: 'dark', media: ['not all', 'all'] });
  expect(open('theme=light; locale=th')).toEqual({ theme: 'light', media: ['all', 'not all'] });
});

test('follows the system when none was chosen, or none that there is', () => {
  for (const cookie of ['', 'locale=th', 'theme=neon', 'othertheme=dark']) {
    expect(open(cookie)).toEqual({ theme: undefined, media: bySystem });
  }
});

test('a mall with a colour of its own gives it to the browser’s bars in the light theme', () => {
  const html = withChosenTheme('<head></head>', undefined, '#1d4ed8');
  expect(html).toContain('content="#1d4ed8" media="(prefers-color-scheme: light)"');
  expect(html).not.toContain('content="#1d4ed8" media="(prefers-color-scheme: dark)"');
});
