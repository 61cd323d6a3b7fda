import type { Plugin } from 'vite';

// What lucide-react 1.x makes of an icon when it is given `size`, `color`, `strokeWidth`, `className` and attributes.
const leanIcon = `
import { createElement } from 'react';
export default ({ name, aliases = [], node }) =>
  function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, className, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', ...[name, ...aliases].map((each) => 'lucide-' + each), className].filter(Boolean).join(' '),
        'aria-hidden': 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
`;

/**
 * Icons are drawn by lucide-react on the server and by these few lines in the browser, with the same outcome: the
 * library's own way there (icon contexts, other name spellings, strokes that do not scale) weighs more than a kilobyte
 * on each visit, and nothing of it is used here.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/createLucideIcon\.mjs/.test(id)) return null;
      if (!code.includes('toLucideIconData(iconDataOrName, iconNode, aliases)'))
        throw new Error(`${id} has changed: see storefront/build/lean-icons-plugin.ts`);
      return { code: leanIcon, map: null };
    },
  };
}
