import type { FormEvent, ReactNode } from 'react';

type DialogContentProps = {
  title: ReactNode;
  line?: ReactNode;
  children?: ReactNode;
  /** Buttons below, the main one last. */
  actions?: ReactNode;
  /** With it the content is a form, and one of the actions submits it. */
  onSubmit?: () => void;
};

const layout = 'grid gap-5 px-8 pt-7 pb-8';

/** The content of a dialog: its heading, a line below it, anything else, and its buttons. */
export function DialogContent({ title, line, children, actions, onSubmit }: DialogContentProps) {
  const content = (
    <>
      <div>
        <h2 className="pr-8 text-lg font-semibold">{title}</h2>
        {line && <p className="mt-1 text-ink-2">{line}</p>}
      </div>
      {children}
      {actions && <div className="mt-1 flex flex-wrap justify-end gap-3">{actions}</div>}
    </>
  );
  if (!onSubmit) return <div className={layout}>{content}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // "post": with "get", a click before the scripts have loaded would put what was entered into the URL.
    <form method="post" noValidate onSubmit={submit} className={layout}>
      {content}
    </form>
  );
}
