import { openStyles } from './styles-in-use.ts';

// Set by the storefront: on the last part of the first screen, and on each part that follows it.
const lastPartId = 'first-screen';
const belowClass = 'below-first-screen';

const stylesId = 'first-screen-styles';
const belowStart = new RegExp(`<[^<>]*\\sclass="(?:[^"]* )?${belowClass}[ "]`);

export type StyleSheet = { url: string; text: string };

/**
 * Gives a page the styles of its first screen and lets the whole style sheet follow at its end. Named in the head, the
 * sheet would hold up the first picture by a round trip; written out there, by the time a slow machine needs to read it.
 */
export function openFirstScreen(sheet: StyleSheet): (html: string) => string {
  const stylesFor = openStyles(sheet.text);
  const linkStart = `<link rel="stylesheet" href="${sheet.url}"`;
  // In the layer of the sheet's own rule for the same class, which comes later, so wins and shows them.
  const hideBelow = `@layer utilities{.${belowClass}{display:none}}`;
  // A script waits for the sheets before it. Without the sheet, everything must be seen all the same.
  const showAllUnlessCome =
    `<script>document.querySelector('link[href="${sheet.url}"]').sheet?.cssRules.length` +
    `||document.getElementById("${stylesId}").remove()</script>`;
  // Frames of half a first screen take a slow machine longer than reading the rest of it.
  const paintAtOnce = `<link rel="expect" href="#${lastPartId}" blocking="render"/>`;

  return (html) => {
    const from = html.indexOf(linkStart);
    if (from < 0) return html;
    const to = html.indexOf('>', from) + 1;
    const page = html.slice(0, from) + html.slice(to);
    const belowAt = belowStart.exec(page)?.index ?? page.length;
    const styles = stylesFor(namesIn(page.slice(0, belowAt)));
    const headEnd = page.indexOf('</head>');
    // A child of the body that React does not know is left alone; further inside it would be taken for a mistake.
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

/** Everything in a piece of a page that a style can ask for by name (see `openStyles`). */
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
