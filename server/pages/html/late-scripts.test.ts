import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

test('scripts named in the head are asked for behind the page, each once', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/assets/a-1.js"/><link rel="icon" href="/i.svg"/></head>' +
    '<body><p>Hello</p><link rel="modulepreload" href="/assets/b-2.js"/><link rel="modulepreload" href="/assets/a-1.js"/>' +
    '<script type="module">import "/assets/b-2.js"</script></body></html>';
  const late = withLateScripts(html);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).toContain('<link rel="icon" href="/i.svg"/>');
  expect(late).toMatch(/<p>Hello<\/p><script>for\(const href of \["\/assets\/a-1\.js","\/assets\/b-2\.js"\]\)/);
  expect(late.indexOf('for(const href')).toBeLessThan(late.indexOf('type="module"'));
});

test('scripts do not wait for a style sheet that stands in the body', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/assets/a-1.js"/></head><body><p>Hello</p>' +
    '<link rel="stylesheet" href="/assets/s-1.css"/><script>start()</script></body></html>';
  expect(withLateScripts(html)).toMatch(/<p>Hello<\/p><script>for\(const href of .*<\/script><link rel="stylesheet"/);
});

test('a page without scripts stays as it is', () => {
  expect(withLateScripts('<html><body>Hi</body></html>')).toBe('<html><body>Hi</body></html>');
});
