import { expect, test } from 'vitest';
import { openFirstScreen } from './first-screen-styles.ts';

const link = '<link rel="stylesheet" href="/assets/all-1.css" data-precedence="default"/>';
const hidden = '@layer utilities{.below-first-screen{display:none}}';
const guard =
  `<script>document.querySelector('link[href="/assets/all-1.css"]').sheet?.cssRules.length` +
  '||document.getElementById("first-screen-styles").remove()</script>';
const withFirstScreen = openFirstScreen({
  url: '/assets/all-1.css',
  text: '.hero{top:0}.\\[\\&\\>p\\]\\:m{top:1px}.card{top:2px}footer{top:3px}.below-first-screen{display:block}',
});

test('the styles of the first screen stand in the head, and the sheet follows before the first script', () => {
  const html =
    `<html><head>${link}<title>Mall</title></head><body><main><div id="first-screen" class="wide hero">` +
    '<i class="[&amp;&gt;p]:m"></i></div><div class="grid below-first-screen"><p class="card"></p></div></main>' +
    '<footer class="below-first-screen"></footer><script>start()</script></body></html>';
  expect(withFirstScreen(html)).toBe(
    '<html><head><title>Mall</title><link rel="expect" href="#first-screen" blocking="render"/>' +
      `<style id="first-screen-styles">.hero{top:0}.\\[\\&\\>p\\]\\:m{top:1px}${hidden}</style></head>` +
      '<body><main><div id="first-screen" class="wide hero"><i class="[&amp;&gt;p]:m"></i></div>' +
      '<div class="grid below-first-screen"><p class="card"></p></div></main>' +
      `<footer class="below-first-screen"></footer>${link}${guard}<script>start()</script></body></html>`,
  );
});

test('a page that does not say where its first screen ends has all its styles with it', () => {
  const html = `<html><head>${link}</head><body><p class="card"></p><footer></footer></body></html>`;
  expect(withFirstScreen(html)).toBe(
    `<html><head><style id="first-screen-styles">.card{top:2px}footer{top:3px}${hidden}</style></head>` +
      `<body><p class="card"></p><footer></footer>${link}${guard}</body></html>`,
  );
});

test('a page without the sheet stays as it is', () => {
  const html = '<html><head></head><body class="hero"></body></html>';
  expect(withFirstScreen(html)).toBe(html);
});
