const storageKey = 'viewedProducts'; // local storage is cleared on logging out, and this with it
const savedMax = 20;

/** The products that this browser has opened, the last first. */
export function readViewed(): number[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => Number.isInteger(id) && id > 0).slice(0, savedMax) : [];
  } catch {
    return []; // not ours under this key
  }
}

export function noteViewed(id: number): void {
  const others = readViewed().filter((other) => other !== id);
  localStorage.setItem(storageKey, JSON.stringify([id, ...others].slice(0, savedMax)));
}
