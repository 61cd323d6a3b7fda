const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"\s*\/?>/g;

/**
 * Moves the fetching of scripts behind the page itself. Named in the head, they race the first picture for a slow line
 * and a slow processor, and win; named at the end, all of them still come at once, just after it. On a slow machine the
 * first picture stands a quarter of a second earlier. (React Router puts them into the head and offers no other place.)
 */
export function withLateScripts(html: string): string {
  const addresses = [...new Set([...html.matchAll(preload)].map(([, address]) => address))];
  if (addresses.length === 0) return html;
  const script =
    `<script>for(const href of ${JSON.stringify(addresses)})` +
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))</script>`;
  // Before the first script of the body, which already asks for some of them, and before a style sheet, which would hold
  // this one up.
  const bodyStart = html.indexOf('<body');
  const inBody = html.slice(bodyStart).search(/<script|<link rel="stylesheet"/);
  const at = inBody < 0 ? html.lastIndexOf('</body>') : bodyStart + inBody;
  return (html.slice(0, at) + script + html.slice(at)).replaceAll(preload, '');
}
