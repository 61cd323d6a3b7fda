/** True for those who asked their system for little motion: what moves otherwise is then simply there. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How scripts scroll. The style sheet cannot slow down a scroll that a script asks for. */
export function scrollBehaviour(): ScrollBehavior {
  return wantsCalm() ? 'instant' : 'smooth';
}
