/** Keys that one presses alone or after another, by what they do: `?`, `/`, `g o`. */
export type KeyActions = Readonly<Record<string, () => void>>;

const pauseMs = 1_200;

/** Whether a key is part of what someone types, or belongs to a dialog that is open. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="listbox"]') !== null);
  return isTyping || document.querySelector('[aria-modal="true"]') !== null;
}

/** Acts on the keys of `actions` until the returned function is called. Keys that are typed into a field are left alone. */
export function listenForKeys(actions: KeyActions): () => void {
  let first = { key: '', at: 0 };
  const press = (event: KeyboardEvent) => {
    if (isTaken(event) || event.key.length !== 1) return;
    const key = event.key.toLowerCase();
    const both = event.timeStamp - first.at < pauseMs ? `${first.key} ${key}` : '';
    const action = actions[both] ?? actions[key];
    first = action ? { key: '', at: 0 } : { key, at: event.timeStamp };
    if (!action) return;
    event.preventDefault();
    action();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
