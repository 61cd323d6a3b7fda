import { type ChildNode, parse } from 'postcss';
import { needsOf } from './selector-needs.ts';

type Rule = { selectors: { text: string; needs: string[] }[]; declarations: Declaration[] };
type Declaration = { text: string; sets: string | null; reads: string[] };
type Block = { opening: string; isLayer: boolean; parts: Part[] };
/** Used only when something else mentions its name: @property, @keyframes, @font-face. */
type Mentioned = { name: string; text: string };
type Part = Rule | Block | Mentioned | { text: string };

/**
 * Parses a style sheet once and returns a function that selects from it: the rules that can match elements with these names,
 * in their order and layers, with the variables, animations and fonts that they use. Names are tags (`div`), classes
 * (`.px-5`), the language (`:lang(th)`) and variables (`--spacing`). When in doubt a rule is included: whatever depends on
 * states, attributes or positions.
 */
export function openStyles(sheet: string): (names: ReadonlySet<string>) => string {
  const parts = partsOf(parse(sheet).nodes);
  return (names) => {
    const used = parts.flatMap((part) => select(part, names));
    const read = variablesRead(used, names);
    const rules = print(
      used.filter((part) => !('name' in part)),
      read,
    );
    const isMentioned = ({ name }: Mentioned) => (name.startsWith('--') ? read.has(name) : rules.includes(name));
    return rules + used.map((part) => ('name' in part && isMentioned(part) ? part.text : '')).join('');
  };
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part | [] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, needs: needsOf(text) }));
      return { selectors, declarations: node.nodes.flatMap(declarationOf) };
    }
    if (node.type !== 'atrule') return [];
    const text = String(node);
    if (!node.nodes) return { text: `${text};` };
    if (node.name === 'property' || node.name === 'keyframes') return { name: node.params, text };
    if (node.name === 'font-face') {
      const family = node.nodes.find((inside) => inside.type === 'decl' && inside.prop === 'font-family');
      return { name: family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : '', text };
    }
    return { opening: `@${node.name} ${node.params}`, isLayer: node.name === 'layer', parts: partsOf(node.nodes) };
  });
}

function declarationOf(node: ChildNode): Declaration | [] {
  if (node.type === 'comment') return [];
  const text = String(node);
  const sets = node.type === 'decl' && node.prop.startsWith('--') ? node.prop : null;
  return { text, sets, reads: readsIn(text) };
}

function readsIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function select(part: Part, names: ReadonlySet<string>): Part | [] {
  if ('selectors' in part) {
    const selectors = part.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
    return selectors.length > 0 ? { ...part, selectors } : [];
  }
  if (!('parts' in part)) return part;
  const parts = part.parts.flatMap((inside) => select(inside, names));
  // An empty layer still counts in the order of layers.
  return parts.length > 0 || part.isLayer ? { ...part, parts } : [];
}

/** The variables that are in use: those that a value reads, and those that they read in turn. */
function variablesRead(used: readonly Part[], names: ReadonlySet<string>): Set<string> {
  const declarations = declarationsIn(used);
  const read = new Set([...names].filter((name) => name.startsWith('--')));
  for (let before = -1; before !== read.size; ) {
    before = read.size;
    for (const { sets, reads } of declarations) {
      if (sets === null || read.has(sets)) for (const name of reads) read.add(name);
    }
  }
  return read;
}

function declarationsIn(parts: readonly Part[]): Declaration[] {
  return parts.flatMap((part) => {
    if ('declarations' in part) return part.declarations;
    return 'parts' in part ? declarationsIn(part.parts) : [];
  });
}

function print(parts: readonly Part[], read: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text;
      if ('parts' in part) return `${part.opening}{${print(part.parts, read)}}`;
      const declarations = part.declarations.filter(({ sets }) => sets === null || read.has(sets));
      if (declarations.length === 0) return '';
      return `${part.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
