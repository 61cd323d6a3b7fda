import { data, type MiddlewareFunction } from 'react-router';

type Guard = MiddlewareFunction<Response>;

/** Who may open a page, by name. Pages name their guard: `export const middleware = [guard('anyone')]`. */
const guards: Record<string, Guard> = {
  anyone: (_, next) => next(),
};

/** The guard of this name. A page that names one which does not exist is a fault of ours: 500, "Unknown middleware". */
export function guard(name: string): Guard {
  return (
    guards[name] ??
    (() => {
      throw data('Unknown middleware', { status: 500 });
    })
  );
}
