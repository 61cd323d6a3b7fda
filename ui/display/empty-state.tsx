import type { ReactNode } from 'react';
import { accent, Drawing, paper } from '#ui/drawings/drawing.tsx';

type EmptyStateProps = {
  title: string;
  text?: string;
  /** What could have stood here (ui/drawings); without it an open box. */
  drawing?: ReactNode;
  /** As the heading of a page that has nothing else to show. */
  heading?: 'h1' | 'h2' | 'p';
  /** The way out: links and buttons. */
  action?: ReactNode;
};

/** What stands where there is nothing: a drawing, a word, and a way out. */
export function EmptyState({ title, text, drawing = <BoxDrawing />, heading: Heading = 'p', action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-1 px-6 py-8 text-center">
      <div className="mb-3">{drawing}</div>
      <Heading className="text-base font-semibold">{title}</Heading>
      {text && <p className="max-w-120 text-ink-3">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** An open box. Here and not beside the others, since it is what most pages need. */
function BoxDrawing() {
  return (
    <Drawing>
      <path className={paper} d="m46 56 34-13 34 13v37l-34 13-34-13Zl34 13 34-13M80 69v37" />
      <path
        className={accent}
        d="m46 56-16 11 34 13 16-11ZM114 56l16 11-34 13-16-11ZM80 14v14M58 20l5 11M102 20l-5 11"
      />
    </Drawing>
  );
}
