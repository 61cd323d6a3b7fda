export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** Something to press beside a message, such as "Undo". Such a message stays longer. */
export type ToastAction = { label: string; onPress: () => void };

/**
 * Shows a short message in the lower left corner of the window and reads it out. A message with an id replaces the one that has it.
 * The library behind it is fetched with the first message, since most visits see none.
 */
export async function toast(
  message: string,
  kind: ToastKind = 'info',
  id?: string,
  action?: ToastAction,
): Promise<void> {
  const { showToast } = await loadToaster();
  showToast(message, kind, id && currentId(id), action);
}

/** Takes away the message with this id, if one is shown. */
export async function dismissToast(id: string): Promise<void> {
  if (!toaster) return;
  const dismissed = currentId(id);
  timesDismissed.set(id, (timesDismissed.get(id) ?? 0) + 1);
  (await loadToaster()).hideToast(dismissed);
}

let toaster: ReturnType<typeof importToaster> | undefined;
const importToaster = () => import('./toaster.tsx');

function loadToaster(): ReturnType<typeof importToaster> {
  toaster ??= importToaster().catch((failure) => {
    toaster = undefined; // the next message tries again
    throw failure;
  });
  return toaster;
}

// A message on its way out would take a new one with the same id along, so that one gets another id.
const timesDismissed = new Map<string, number>();
const currentId = (id: string) => `${id}-${timesDismissed.get(id) ?? 0}`;
