import { openStyles } from './styles-in-use.ts';

// Set by the storefront: the id on the last part of the first screen, the class on each part that follows it.
const lastPartId = 'first-screen';
const belowClass = 'below-first-screen';

const stylesId = 'first-screen-styles';
const belowStart = new RegExp(`<[^<>]*\\sclass="(?:[^"]* )?${belowClass}[ "]`);

export type StyleSheet = { url: string; text: string };

/**
 * Inlines the styles of a page's first screen and moves the link to the whole style sheet to the end of the page. In the head,
 * the sheet would delay the first paint by a round trip; inlined as a whole, by the time a slow machine needs to parse it.
 */
export function openFirstScreen(sheet: StyleSheet): (html: string) => string {
  const stylesFor = openStyles(sheet.text);
  const linkStart = `<link rel="stylesheet" href="${sheet.url}"`;
  // In the same layer as the sheet's own rule for this class, which comes later and so shows the parts again.
  const hideBelow = `@layer utilities{.${belowClass}{display:none}}`;
  // A script waits for the sheets before it. If the sheet could not be loaded, everything must be shown all the same.
  const showAllUnlessCome =
    `<script>document.querySelector('link[href="${sheet.url}"]').sheet?.cssRules.length` +
    `||document.getElementById("${stylesId}").remove()</script>`;
  // Painting half a first screen takes a slow machine longer than parsing the rest of it.
  const paintAtOnce = `<link rel="expect" href="#${lastPartId}" blocking="render"/>`;

  return (html) => {
    const from = html.indexOf(linkStart);
    if (from < 0) return html;
    const to = html.indexOf('>', from) + 1;
    const page = html.slice(0, from) + html.slice(to);
    const belowAt = belowStart.exec(page)?.index ?? page.length;
    const styles = stylesFor(namesIn(page.slice(0, belowAt)));
    const headEnd = page.indexOf('</head>');
    // React ignores an unknown child of the body; deeper inside, it would be a hydration mismatch.
    const firstScript = page.indexOf('<script', page.indexOf('<body'));
    const bodyEnd = firstScript < 0 ? page.lastIndexOf('</body>') : firstScript;
    return [
      page.slice(0, headEnd),
      page.includes(` id="${lastPartId}"`) ? paintAtOnce : '',
      `<style id="${stylesId}">${styles}${hideBelow}</style>`,
      page.slice(headEnd, bodyEnd),
      html.slice(from, to),
      showAllUnlessCome,
      page.slice(bodyEnd),
    ].join('');
  };
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Every name in a part of a page that a style rule can match (see `openStyles`). */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, language] of html.matchAll(/<html[^>]*\slang="([^"]*)"/g)) names.add(`:lang(${language})`);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag);
  for (const [, variable = ''] of html.matchAll(/var\((--[\w-]+)/g)) names.add(variable);
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = list.replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
    for (const name of plain.split(' ')) names.add(`.${name}`);
  }
  return names;
}
