const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"\s*\/?>/g;

/**
 * Moves the preloading of scripts to the end of the page. In the head, scripts compete with the first paint for a slow
 * connection and a slow processor; at the end they are still all requested at once, right after it. On a slow machine the
 * first paint comes a quarter of a second earlier. (React Router puts them into the head and has no option for it.)
 */
export function withLateScripts(html: string): string {
  const addresses = [...new Set([...html.matchAll(preload)].map(([, address]) => address))];
  if (addresses.length === 0) return html;
  const script =
    `<script>for(const href of ${JSON.stringify(addresses)})` +
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))</script>`;
  // Before the first script of the body, which imports some of them, and before a style sheet, which would delay this one.
  const bodyStart = html.indexOf('<body');
  const inBody = html.slice(bodyStart).search(/<script|<link rel="stylesheet"/);
  const at = inBody < 0 ? html.lastIndexOf('</body>') : bodyStart + inBody;
  return (html.slice(0, at) + script + html.slice(at)).replaceAll(preload, '');
}
