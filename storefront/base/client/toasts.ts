export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** Something to press beside a message, such as "Undo". Such a message stays longer. */
export type ToastAction = { label: string; onPress: () => void };

/**
 * Shows a short message at the top of the page and reads it out. A message with an id replaces the one that has it.
 * The library behind it is fetched with the first message, since most visits see none.
 */
export async function toast(
  message: string,
  kind: ToastKind = 'info',
  id?: string,
  action?: ToastAction,
): Promise<void> {
  toaster ??= import('./toaster.tsx');
  const { showToast } = await toaster;
  showToast(message, kind, id, action);
}

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Takes away the message with this id, if one is shown. */
export async function dismissToast(id: string): Promise<void> {
  (await toaster)?.hideToast(id);
}
