import { type ChildNode, parse } from 'postcss';
import { needsOf } from './selector-needs.ts';

type Rule = { selectors: { text: string; needs: string[] }[]; declarations: Declaration[] };
type Declaration = { text: string; sets: string | null; reads: string[] };
type Block = { opening: string; isLayer: boolean; pieces: Piece[] };
/** Used only when something else mentions its name: @property, @keyframes, @font-face. */
type Mentioned = { name: string; text: string };
type Piece = Rule | Block | Mentioned | { text: string };

/**
 * Parses a style sheet once and returns a function that selects from it: the rules that can match elements with these names,
 * in their order and layers, with the variables, animations and fonts that they use. Names are tags (`div`), classes
 * (`.px-5`), the language (`:lang(th)`) and variables (`--spacing`). When in doubt a rule is included: whatever depends on
 * states, attributes or positions.
 */
export function openStyles(sheet: string): (names: ReadonlySet<string>) => string {
  const pieces = unitsOf(parse(sheet).nodes);
  return (names) => {
    const used = pieces.flatMap((piece) => select(piece, names));
    const read = variablesRead(used, names);
    const rules = print(
      used.filter((piece) => !('name' in piece)),
      read,
    );
    const isMentioned = ({ name }: Mentioned) => (name.startsWith('--') ? read.has(name) : rules.includes(name));
    return rules + used.map((piece) => ('name' in piece && isMentioned(piece) ? piece.text : '')).join('');
  };
}

function unitsOf(nodes: readonly ChildNode[]): Piece[] {
  return nodes.flatMap((node): Piece | [] => {
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
    return { opening: `@${node.name} ${node.params}`, isLayer: node.name === 'layer', pieces: unitsOf(node.nodes) };
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

function select(piece: Piece, names: ReadonlySet<string>): Piece | [] {
  if ('selectors' in piece) {
    const selectors = piece.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
    return selectors.length > 0 ? { ...piece, selectors } : [];
  }
  if (!('pieces' in piece)) return piece;
  const pieces = piece.pieces.flatMap((inside) => select(inside, names));
  // An empty layer still counts in the order of layers.
  return pieces.length > 0 || piece.isLayer ? { ...piece, pieces } : [];
}

/** The variables that are in use: those that a value reads, and those that they read in turn. */
function variablesRead(used: readonly Piece[], names: ReadonlySet<string>): Set<string> {
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

function declarationsIn(pieces: readonly Piece[]): Declaration[] {
  return pieces.flatMap((piece) => {
    if ('declarations' in piece) return piece.declarations;
    return 'pieces' in piece ? declarationsIn(piece.pieces) : [];
  });
}

function print(pieces: readonly Piece[], read: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.text;
      if ('pieces' in piece) return `${piece.opening}{${print(piece.pieces, read)}}`;
      const declarations = piece.declarations.filter(({ sets }) => sets === null || read.has(sets));
      if (declarations.length === 0) return '';
      return `${piece.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}
