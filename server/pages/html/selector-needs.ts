const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const attribute = /\[[^\]]*\]/g;
const innermostGroup = /(:[\w-]+)\(([^()]*)\)/g;
const pseudo = /::?[\w-]+/g;
const classOrId = /[.#]([^\s.#>+~*]+)/g;
const combinator = /[\s>+~*]+/;
const escapedPlane = 0xf0000;

/** The names that a page must contain for this selector to match: tags, `.classes` and a `:lang(…)`. */
export function needsOf(selector: string): string[] {
  // An escaped character belongs to a name, so it is replaced by one that no pattern takes for punctuation.
  let rest = selector
    .replace(escaped, (_, hex?: string, sign = '') => hide(hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign))
    .replace(attribute, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(innermostGroup, (group: string, name: string, inside: string) => {
      if (name === ':lang') return ` ${hide(group)}`;
      // One of several would do, and :not needs its names to be absent: such a group requires nothing.
      return [':is', ':where', ':has'].includes(name) && !inside.includes(',') ? ` ${inside}` : '';
    });
  }
  rest = rest.replace(pseudo, '');
  const classes = [...rest.matchAll(classOrId)].flatMap(([whole]) => (whole.startsWith('.') ? whole : []));
  const tags = rest.replace(classOrId, '').split(combinator).filter(Boolean);
  return [...tags, ...classes].map(show);
}

function hide(text: string): string {
  return [...text].map((sign) => String.fromCodePoint(escapedPlane + (sign.codePointAt(0) ?? 0))).join('');
}

function show(text: string): string {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.map((code) => String.fromCodePoint(code >= escapedPlane ? code - escapedPlane : code)).join('');
}
