import type { Plugin } from 'vite';

type Cut = {
  file: RegExp;
  /** Run on every page, and have nothing to do where the feature is not used. */
  idle: readonly string[];
  /** Run only where the feature is used: they say so, should that ever come. */
  refused: readonly string[];
};

// Named by what they are for; every name must be there, so that a new version of a library cannot slip by unseen.
const cuts: readonly Cut[] = [
  {
    // <ViewTransition>
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js/,
    idle: [
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
    ],
    refused: [
      'applyViewTransitionToHostInstances',
      'createViewTransitionInstance',
      'flushAfterMutationEffects',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
    ],
  },
  {
    // <Fragment ref>
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js/,
    idle: [
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
      'isFragmentInstanceParent',
    ],
    refused: ['FragmentInstance'],
  },
  {
    // <SuspenseList>
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js/,
    idle: [],
    refused: ['cutOffTailIfNeeded', 'initSuspenseListRenderState', 'updateSuspenseListComponent'],
  },
  {
    // preload(), preinit() and their like in the browser; the server's are another file
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js/,
    idle: [],
    refused: [
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
  },
  {
    // a map of routes that is fetched piece by piece (see react-router.config.ts)
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js/,
    idle: ['getPatchRoutesOnNavigationFunction', 'isFogOfWarEnabled', 'useFogOFWarDiscovery'],
    refused: ['getPartialManifest'],
  },
  {
    // <HydratedRouter instrumentations>
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js/,
    idle: ['consumeInstrumentationClientResultMetaReceiver'],
    refused: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // <Link prefetch>: storefront/base/links/prefetch.ts does it here
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js/,
    idle: [],
    refused: ['PrefetchPageLinks'],
  },
];

const refusal = `{ throw Error("left out: see lean-libraries-plugin.ts"); }`;

/**
 * Leaves out of React and React Router what no page of the mall uses and no bundler can tell. Each function named above
 * loses its body; what only such bodies use then goes by itself. That spares 10 kB on each visit.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const meant = cuts.filter(({ file }) => file.test(id));
      if (meant.length === 0) return null;
      const bodies = new Map(meant.flatMap(({ idle }) => idle.map((name) => [name, '{}'])));
      for (const name of meant.flatMap(({ refused }) => refused)) bodies.set(name, refusal);
      const edits: { start: number; end: number; text: string }[] = [];
      for (const node of this.parse(code).body) {
        if (node.type === 'FunctionDeclaration' && node.id && node.body) {
          const text = bodies.get(node.id.name);
          if (!text || !bodies.delete(node.id.name)) continue;
          edits.push({ start: node.body.start, end: node.body.end, text });
        } else if (code.startsWith('FragmentInstance.prototype.', node.start)) {
          edits.push({ start: node.start, end: node.end, text: '' });
        }
      }
      if (bodies.size > 0)
        throw new Error(`${id} has changed: see storefront/build/lean-libraries-plugin.ts (${[...bodies.keys()]})`);
      const lean = edits.reduceRight(
        (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
        code,
      );
      return { code: lean, map: null };
    },
  };
}
