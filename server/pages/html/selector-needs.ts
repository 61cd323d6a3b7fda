const escaped = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const attribute = /\[[^\]]*\]/g;
const innermostGroup = /(:[\w-]+)\(([^()]*)\)/g;
const pseudo = /::?[\w-]+/g;
const classOrId = /[.#]([^\s.#>+~*]+)/g;
const combinator = /[\s>+~*]+/;
const asidePlane = 0xf0000;

/** The names that a page must hold for this selector to match anything in it: tags, `.classes` and a `:lang(…)`. */
export function needsOf(selector: string): string[] {
  // An escaped sign belongs to a name, so it is put aside where no pattern takes it for punctuation.
  let rest = selector
    .replace(escaped, (_, hex?: string, sign = '') =>
      aside(hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign),
    )
    .replace(attribute, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(innermostGroup, (group: string, name: string, inside: string) => {
      if (name === ':lang') return ` ${aside(group)}`;
      // One of several would do, and :not wants its names to be absent: such a group asks for nothing.
      return [':is', ':where', ':has'].includes(name) && !inside.includes(',') ? ` ${inside}` : '';
    });
  }
  rest = rest.replace(pseudo, '');
  const classes = [...rest.matchAll(classOrId)].flatMap(([whole]) => (whole.startsWith('.') ? whole : []));
  const tags = rest.replace(classOrId, '').split(combinator).filter(Boolean);
  return [...tags, ...classes].map(back);
}

function aside(text: string): string {
  return [...text].map((sign) => String.fromCodePoint(asidePlane + (sign.codePointAt(0) ?? 0))).join('');
}

function back(text: string): string {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.map((code) => String.fromCodePoint(code >= asidePlane ? code - asidePlane : code)).join('');
}
